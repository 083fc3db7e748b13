//! Any sequence of edits and undo has the same effect on a tree as on nested lists.

use super::*;
use proptest::prelude::*;

/// A node of the model: its move, its notes, and the nodes after it.
#[derive(Clone, Default, Debug)]
struct Plain {
    word: String,
    notes: (Vec<u8>, bool, String),
    children: Vec<Plain>,
}

impl Plain {
    fn at(&mut self, path: &[usize]) -> &mut Plain {
        path.iter()
            .fold(self, |node, place| &mut node.children[*place])
    }

    /// The paths to all nodes.
    fn paths(&self) -> Vec<Vec<usize>> {
        let mut paths = vec![Vec::new()];
        for (place, child) in self.children.iter().enumerate() {
            for path in child.paths() {
                paths.push([&[place], &path[..]].concat());
            }
        }
        paths
    }

    /// The nesting depth of brackets after it.
    fn depth(&self) -> usize {
        let children = self.children.iter().enumerate();
        let depths = children.map(|(place, child)| child.depth() + usize::from(place > 0));
        depths.max().unwrap_or_default()
    }

    fn print(&self, words: &mut Vec<String>) {
        let (glyphs, is_helped, comment) = &self.notes;
        words.extend(glyphs.iter().map(|glyph| format!("${glyph}")));
        words.extend(is_helped.then(|| "$help".to_owned()));
        if !comment.is_empty() {
            let comment = comment
                .replace('\\', r"\\")
                .replace('}', r"\}")
                .replace('\n', r"\n");
            words.push(format!("{{{comment}}}"));
        }
    }

    /// The moves after it, with variations.
    fn line(&self) -> Vec<String> {
        let mut words = Vec::new();
        let [main, others @ ..] = &self.children[..] else {
            return words;
        };
        words.push(main.word.clone());
        main.print(&mut words);
        for other in others {
            let mut inner = vec![other.word.clone()];
            other.print(&mut inner);
            inner.extend(other.line());
            words.push(format!("({})", inner.join(" ")));
        }
        words.extend(main.line());
        words
    }

    fn text(&self) -> String {
        let mut words = Vec::new();
        self.print(&mut words);
        words.extend(self.line());
        words.join(" ")
    }
}

#[derive(Clone, Debug)]
enum Edit {
    Play(usize),
    End(Termination),
    Promote,
    Demote,
    Move(usize),
    Remove,
    Comment(String),
    Glyphs(Vec<u8>),
    Help,
    Undo,
}

/// The data to undo an edit of the tree.
enum Undo {
    Nothing,
    Take(NodeId),
    Move(NodeId, usize),
    Put(Removed),
    Comment(NodeId, String),
    Glyphs(NodeId, Vec<u8>),
}

fn edits() -> impl Strategy<Value = Edit> {
    let ended = prop_oneof![
        Just(Termination::Agreed),
        Just(Termination::Resigned(Side::White)),
        Just(Termination::Time(Side::Black)),
    ];
    prop_oneof![
        8 => any::<usize>().prop_map(Edit::Play),
        1 => ended.prop_map(Edit::End),
        1 => Just(Edit::Promote),
        1 => Just(Edit::Demote),
        1 => (0_usize..4).prop_map(Edit::Move),
        1 => Just(Edit::Remove),
        1 => r"[a-z{}()\\\n $]{0,6}".prop_map(Edit::Comment),
        1 => prop::collection::vec(any::<u8>(), 0..3).prop_map(Edit::Glyphs),
        1 => Just(Edit::Help),
        3 => Just(Edit::Undo),
    ]
}

/// The tree and its model, and the data to undo each edit.
struct Both {
    tree: GameTree,
    plain: Plain,
    undone: Vec<(Undo, Plain)>,
}

impl Both {
    fn node(&self, path: &[usize]) -> NodeId {
        path.iter().fold(GameTree::ROOT, |at, place| {
            self.tree.node(at).children()[*place]
        })
    }

    fn add(&mut self, path: &[usize], word: String, made: Result<NodeId, MoveError>) -> Undo {
        let Ok(made) = made else { return Undo::Nothing };
        let plain = self.plain.at(path);
        if plain.children.iter().any(|child| child.word == word) {
            return Undo::Nothing;
        }
        plain.children.push(Plain {
            word,
            ..Plain::default()
        });
        Undo::Take(made)
    }

    /// Moves the last step of a path, like the tree.
    fn reorder(&mut self, path: &[usize], to: usize) {
        if let Some((from, parent)) = path.split_last() {
            let children = &mut self.plain.at(parent).children;
            let child = children.remove(*from);
            children.insert(to, child);
        }
    }

    fn edit(&mut self, pick: usize, edit: Edit) {
        let paths = self.plain.paths();
        let path = &paths[pick % paths.len()];
        let at = self.node(path);
        let before = self.plain.clone();
        let undo = match edit {
            Edit::Undo => return self.undo(),
            Edit::Play(pick) => {
                let legal = self.tree.node(at).position().legal();
                let Some(mv) = legal.get(pick % legal.len().max(1)) else {
                    return;
                };
                let word = mv.notation.to_string();
                let made = self.tree.play_text(at, &word);
                self.add(path, word, made)
            }
            Edit::End(ended) => {
                let made = self.tree.end(at, ended);
                self.add(path, ended.to_string(), made)
            }
            Edit::Promote => {
                let moved = self.tree.promote(at);
                let last = path.iter().rposition(|place| *place > 0);
                assert_eq!(moved.is_some(), last.is_some());
                if let Some(last) = last {
                    self.reorder(&path[..=last], 0);
                }
                moved.map_or(Undo::Nothing, |(node, place)| Undo::Move(node, place))
            }
            Edit::Demote => {
                let moved = self.tree.demote(at);
                let mut plain = before.clone();
                let is_followed = |len: &usize| {
                    let (last, parent) = path[..*len].split_last().unwrap();
                    last + 1 < plain.at(parent).children.len()
                };
                let len = (1..=path.len()).rev().find(is_followed);
                assert_eq!(moved.is_some(), len.is_some());
                if let Some(len) = len {
                    self.reorder(&path[..len], path[len - 1] + 1);
                }
                moved.map_or(Undo::Nothing, |(node, place)| Undo::Move(node, place))
            }
            Edit::Move(to) => match self.tree.move_to(at, to) {
                None => Undo::Nothing,
                Some(place) => {
                    self.reorder(path, to);
                    Undo::Move(at, place)
                }
            },
            Edit::Remove => match self.tree.remove(at) {
                None => Undo::Nothing,
                Some(removed) => {
                    let (last, parent) = path.split_last().unwrap();
                    self.plain.at(parent).children.remove(*last);
                    Undo::Put(removed)
                }
            },
            Edit::Comment(comment) => {
                let old = self.tree.set_comment(at, &comment).unwrap();
                self.plain.at(path).notes.2 = comment;
                Undo::Comment(at, old)
            }
            Edit::Glyphs(mut glyphs) => {
                let old = self.tree.set_glyphs(at, &glyphs).unwrap();
                if glyphs.len() == 2 && glyphs[0] == glyphs[1] {
                    glyphs.pop();
                }
                self.plain.at(path).notes.0 = glyphs;
                Undo::Glyphs(at, old)
            }
            Edit::Help => {
                // Help cannot be undone.
                if self.tree.note_help(at) && !self.tree.node(at).is_end() {
                    self.plain.at(path).notes.1 = true;
                }
                self.undone.clear();
                return;
            }
        };
        self.undone.push((undo, before));
    }

    fn undo(&mut self) {
        let Some((undo, before)) = self.undone.pop() else {
            return;
        };
        match undo {
            Undo::Nothing => {}
            Undo::Take(at) => drop(self.tree.remove(at).unwrap()),
            Undo::Move(at, place) => drop(self.tree.move_to(at, place).unwrap()),
            Undo::Put(removed) => drop(self.tree.restore(removed).ok().unwrap()),
            Undo::Comment(at, old) => drop(self.tree.set_comment(at, &old).unwrap()),
            Undo::Glyphs(at, old) => drop(self.tree.set_glyphs(at, &old).unwrap()),
        }
        self.plain = before;
    }
}

proptest! {
    #[test]
    fn edits_and_undo_match_a_simple_model(
        edits in prop::collection::vec((any::<usize>(), edits()), 1..60)
    ) {
        let mut both = Both {
            tree: tree("WW..bb w", ""),
            plain: Plain::default(),
            undone: Vec::new(),
        };
        for (pick, edit) in edits {
            both.edit(pick, edit);
            let text = both.plain.text();
            prop_assert_eq!(both.tree.moves_text(), text);
            prop_assert_eq!(both.tree.len(), both.plain.paths().len());
            prop_assert_eq!(both.tree.node(GameTree::ROOT).depth, both.plain.depth());
            check_counts(&both.tree);
        }
        // The printed text is read as the same tree, of the same size, which is an upper bound.
        let text = both.tree.to_string();
        prop_assert!(text.len() <= both.tree.size);
        let again = GameTree::read(&text, kind).expect("what is printed is read");
        prop_assert_eq!(again.to_string(), text);
        prop_assert_eq!(again.size, both.tree.size);
        prop_assert_eq!(again.len(), both.tree.len());
        check_counts(&again);
        while !both.undone.is_empty() {
            both.undo();
            let text = both.plain.text();
            prop_assert_eq!(both.tree.moves_text(), text);
            check_counts(&both.tree);
        }
    }

    #[test]
    fn a_damaged_text_never_panics(
        text in r"[a-e1{}()$\\ \-^a-z]{0,40}"
    ) {
        let text = format!("tablero 2\ngame toy\nstart WW..bb w\nmoves {text}");
        if let Ok(tree) = GameTree::read(&text, kind) {
            let form = tree.to_string();
            prop_assert_eq!(GameTree::read(&form, kind).unwrap().to_string(), form);
        }
    }
}
