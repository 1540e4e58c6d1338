//! Faults to plant, so that the simulation can show that it would find them.

/// What can be made to go wrong, where the feature `faults` is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Messages go out before what they follow from is on disk.
    TellsBeforeKept,
    /// A request that is sent again is carried out again.
    ForgetsRequests,
    /// What was to be told to those present only is told again to whoever comes back.
    RepeatsFleeting,
    /// Game time runs on while nobody keeps the house.
    ClockRunsThroughOutage,
    /// A slow reader gets patches again without whole documents.
    LeavesGaps,
    /// Everybody gets the document of the first seat.
    ShowsHand,
    /// The answer to a request comes before its entry is on disk.
    AnswersBeforeKept,
    /// What waits for the disk is taken for what is on it.
    CountsWaitingAsKept,
    /// Game time runs on in a pause.
    ClockRunsInPause,
    /// Whoever loses or gets a seat in the game goes on seeing what they saw before.
    KeepsOldEyes,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 10] = [
        Fault::TellsBeforeKept,
        Fault::ForgetsRequests,
        Fault::RepeatsFleeting,
        Fault::ClockRunsThroughOutage,
        Fault::LeavesGaps,
        Fault::ShowsHand,
        Fault::AnswersBeforeKept,
        Fault::CountsWaitingAsKept,
        Fault::ClockRunsInPause,
        Fault::KeepsOldEyes,
    ];
}
