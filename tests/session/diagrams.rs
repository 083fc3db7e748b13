//! Figures of the rules.

use super::{Run, kind};
use tablero::lessons::courses;
use tablero::session::{BoardIntent, DiagramIntent, DiagramModel};

#[test]
fn every_figure_begins_unchanged_and_can_be_put_back() {
    for course in courses() {
        let diagrams = course.points().flat_map(|point| &point.diagrams);
        for diagram in diagrams {
            let of = format!("{} {}", course.slug, diagram.key);
            let model = DiagramModel::new(kind(&course.slug), &diagram.setup, &diagram.touched);
            let mut run = Run::new(model.unwrap_or_else(|| panic!("{of}")));
            assert!(!run.model.has_changed(), "{of}");
            let begun = (run.board().scene(), run.board().possible_touches());
            let said = format!("{:?}", run.board().feedback());
            // A selection would change the meaning of touches.
            run.send(BoardIntent::Deselect);
            let Some(mv) = run.board().record().legal().into_iter().next() else {
                continue;
            };
            run.play(&mv);
            let now = (run.moves(), run.board().feedback());
            assert!(
                run.model.has_changed() && run.board().has_moved(),
                "{of}: {mv} {now:?}"
            );
            run.send(DiagramIntent::Reset);
            assert!(!run.model.has_changed(), "{of}");
            assert_eq!(
                (run.board().scene(), run.board().possible_touches()),
                begun,
                "{of}"
            );
            assert_eq!(format!("{:?}", run.board().feedback()), said, "{of}");
        }
    }
}

#[test]
fn what_a_figure_selects_stays_selected_when_it_is_touched() {
    let mut checked = 0;
    for course in courses() {
        let diagrams = course.points().flat_map(|point| &point.diagrams);
        for diagram in diagrams.filter(|diagram| !diagram.touched.is_empty()) {
            let model = DiagramModel::new(kind(&course.slug), &diagram.setup, &diagram.touched);
            let mut run = Run::new(model.expect("a figure"));
            let open = run.board().possible_touches();
            let first = open.touched[0];
            if !open.distinguishes_levels && open.target(first).is_none() {
                run.touch(first);
                assert_eq!(
                    run.board().possible_touches(),
                    open,
                    "{} {}",
                    course.slug,
                    diagram.key
                );
                checked += 1;
            }
        }
    }
    assert!(checked > 10, "{checked} figures");
}
