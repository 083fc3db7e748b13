//! Random tabs over a store that fills up, rejects calls and dies: no move reported as stored is lost.

mod line;
mod new_tab;
mod old_tab;
mod open_game;
mod world;

use super::fake_store::FAULTS;
use fastrand::Rng;
use new_tab::NewTab;
use old_tab::OldTab;
use world::World;

const RUNS: u64 = 4000;
const STEPS: usize = 40;

/// A tab of either version.
enum Tab {
    New(Box<NewTab>),
    Old(Box<OldTab>),
}

impl Tab {
    fn new(is_old: bool) -> Tab {
        match is_old {
            true => Tab::Old(Box::default()),
            false => Tab::New(Box::default()),
        }
    }

    fn step(&mut self, world: &mut World) {
        match self {
            Tab::New(tab) => tab.step(world),
            Tab::Old(tab) => tab.step(world),
        }
    }

    fn check(&self, world: &World) {
        if let Tab::New(tab) = self {
            tab.check(world);
        }
    }
}

/// Changes the fault of the store.
fn disturb(world: &mut World) {
    let store = &mut world.store;
    match world.rng.u8(0..30) {
        0..3 => store.fault = FAULTS[world.rng.usize(0..FAULTS.len())],
        3..6 => store.fault = Default::default(),
        6 => store.room = Some(store.size() + world.rng.usize(0..400)),
        7 => store.room = Some(world.rng.usize(0..3000)),
        8 => store.room = None,
        _ => {}
    }
}

fn run(seed: u64, has_old_tab: bool, dies: bool, is_disturbed: bool) -> World {
    let mut world = World::new(Rng::with_seed(seed));
    let mut tabs = [Tab::new(false), Tab::new(has_old_tab)];
    let mut synced = world.store.values().clone();
    for _ in 0..STEPS {
        if is_disturbed {
            disturb(&mut world);
        }
        let at = world.rng.usize(0..2);
        let [one, other] = &mut tabs;
        let (tab, other) = if at == 0 { (one, other) } else { (other, one) };
        if dies && world.rng.u8(0..12) == 0 {
            world.store.take_calls();
            world.store.dies_after = Some(world.rng.usize(0..16));
        }
        tab.step(&mut world);
        if world.store.is_dead() {
            world.deaths += 1;
            *tab = Tab::new(at == 1 && has_old_tab);
        }
        world.store.dies_after = None;
        // Events come late at times.
        if synced != *world.store.values() && world.rng.bool() {
            synced = world.store.values().clone();
            match other {
                Tab::New(tab) => tab.sync(&mut world),
                Tab::Old(tab) => tab.sync(&mut world),
            }
        }
        world.check();
        tabs.iter().for_each(|tab| tab.check(&world));
    }
    world.heal();
    for tab in &mut tabs {
        if let Tab::New(tab) = tab {
            tab.save_everything(&mut world);
        }
    }
    NewTab::default().take_over_everything(&mut world);
    world.check();
    world
}

/// Runs many seeds, and checks that the tested events have happened often enough.
fn runs(first: u64, has_old_tab: bool, dies: bool, is_disturbed: bool) -> [usize; 5] {
    let mut sums = [0; 5];
    for seed in first..first + RUNS / 4 {
        let world = std::panic::catch_unwind(|| run(seed, has_old_tab, dies, is_disturbed));
        let world = world.unwrap_or_else(|_| panic!("seed {seed}"));
        let counts = [
            world.stored,
            world.in_memory,
            world.branched,
            world.taken_over,
            world.deaths,
        ];
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += count;
        }
    }
    println!("stored, in memory, branched, taken over, deaths: {sums:?}");
    sums
}

#[test]
fn no_move_is_lost_with_two_tabs() {
    let [stored, in_memory, branched, taken_over, _] = runs(0, false, false, true);
    assert!(stored > 5000 && in_memory > 1000 && branched > 100 && taken_over > 100);
}

#[test]
fn no_move_is_lost_with_two_tabs_that_are_closed_at_any_moment() {
    let [stored, .., deaths] = runs(10_000, false, true, true);
    assert!(stored > 5000 && deaths > 300);
}

#[test]
fn no_move_is_lost_with_an_old_page() {
    let [stored, _, branched, taken_over, deaths] = runs(20_000, true, true, true);
    assert!(stored > 3000 && branched > 50 && taken_over > 20 && deaths > 300);
}

#[test]
fn with_a_good_store_everything_is_stored() {
    let [stored, in_memory, ..] = runs(30_000, true, false, false);
    assert!(stored > 3000 && in_memory == 0);
}
