//! What can happen to the page.

use alquerque_core::options::RuleValue;
use alquerque_core::tabletop::Spot;
use alquerque_core::{GameId, Player};

use crate::choices::ChoiceEvent;
use crate::editor::EditorEvent;
use crate::geometry::Place;
use crate::message::Storage;
use crate::page::Page;
use crate::parts::{Part, Progress};
use crate::pool::{WorkerEvent, WorkerNumber};
use crate::record_event::RecordEvent;
use crate::settings::{Ai, BoardStyle, Controller, PieceSet, Side, Speech, Speed, Theme};

/// A change in the options form; what belongs to one game is changed for the one that is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OptionEvent {
    /// Who makes a side's moves.
    Controller(Player, Controller),
    /// A value of an option of the rules.
    Rule(RuleValue),
    /// Whether the spots to which a piece may go are shown.
    ShowTargets(bool),
    /// Whether the names of columns and rows are shown.
    ShowNotation(bool),
    /// How the AI looks for its moves.
    Ai(Ai),
    /// How the AI plays dark, where it plays light as well.
    DarkAi(Ai),
    /// Who is seen sitting below.
    Side(Side),
    /// The exploration constant of UCB1.
    Exploration(f32),
    /// Whether the panel shows what the AI computes.
    ShowAiInfo(bool),
    /// Whether it is shown who wins, where that spoils nothing.
    Verdicts(bool),
    /// The language of the page.
    Speech(Speech),
    /// The page's colours.
    Theme(Theme),
    /// What the boards are made of.
    Board(BoardStyle),
    /// What the pieces are made of.
    Pieces(PieceSet),
    /// How fast they move.
    Speed(Speed),
    /// Whether moves are heard.
    Sound(bool),
    /// How loud they are, in hundredths.
    Volume(u8),
    /// Whether captures are felt.
    Vibration(bool),
    /// Whether single letters are shortcuts.
    Keys(bool),
}

/// Something that happened to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A move was typed.
    Typed(String),
    /// A pointer went down on the board.
    Press(Place),
    /// The pointer that is down moved.
    Drag(Place),
    /// It was lifted.
    Release(Place),
    /// The browser took the pointer away.
    DragCancelled,
    /// Enter, space or a screen reader's activation on a spot.
    Activate(Spot),
    /// An arrow key: columns to the right and rows up.
    MoveCursor(i8, i8),
    /// A spot of the board received the focus.
    Focus(Spot),
    /// Escape on the board.
    Cancel,
    /// The piece in hand has jumped enough.
    EndTurn,
    /// It is time for a pass that is the only legal turn.
    PassDue(u32),
    /// It is time to look at the clock.
    ClockDue(u32),
    /// The statistics are to be downloaded.
    ExportStatistics,
    /// They are to be forgotten.
    ForgetStatistics,
    /// Those that were forgotten last are to come back.
    RecallStatistics,
    /// What stands where is to be said.
    Describe,
    /// Turn the board round.
    FlipBoard,
    /// The New game sheet is to be shown with that game.
    Choose(GameId),
    /// A new game like the last.
    NewGame,
    /// Another choice for the next game.
    Choice(ChoiceEvent),
    /// A new game as chosen.
    Play,
    /// Goes on with the running game of the chosen kind.
    GoOn,
    /// The lot for who begins has been drawn.
    LotDrawn(Player),
    /// The player to move offers a draw.
    OfferDraw,
    /// A lesson is asked for.
    Learn,
    /// Its next step.
    LearnOn,
    /// It is left.
    LeaveLesson,
    /// Whoever sits here may want to give the game up, and is asked once more.
    AskToResign,
    /// Whoever sits here gives the game up.
    Resign,
    /// The other answers.
    AnswerDraw(bool),
    /// A new game with the players' sides swapped.
    Rematch,
    /// A new game whose options the loser chooses.
    Revenge,
    /// Back to the game that the last new one replaced.
    BringBack,
    /// Moves are to be taken back.
    Undo,
    /// Moves that were taken back are to be played again.
    Redo,
    /// What goes on by itself is to wait.
    Pause,
    /// What waits is to go on.
    Resume,
    /// The AI is to play the best move that it has found so far.
    MoveNow,
    /// Whoever is to move wants a hint: its piece, then the whole move; while it is looked for, that is to end.
    Hint,
    /// Something was changed in the options.
    Option(OptionEvent),
    /// Something happened to the worker of that number.
    Worker(WorkerNumber, WorkerEvent),
    /// Time to look whether the workers are alive.
    LookAtWorkers {
        /// Milliseconds by which it is later than it was asked for.
        late: u32,
    },
    /// Time to look whether the prover's worker is alive.
    LookAtProver {
        /// When that was to be, by the page's clock.
        due: u64,
    },
    /// The AI has waited for the prover's word to its search of this id.
    WaitedForProver(u32),
    /// Somebody wants to know who wins.
    WhoWins,
    /// The certain line is to be shown, move by move.
    ShowLine,
    /// Goes back to where the certain line began that was shown.
    LeaveLine,
    /// Somebody plays on against the side that wins for certain.
    PlayPerfect,
    /// The animation of this number is over.
    AnimationEnded(u32),
    /// The address names that dialog now, or none.
    PageShown(Option<Page>),
    /// A dialog was closed by its own means: Escape, a button, the Back gesture.
    PageClosed(Page),
    /// Something is done in the position editor, beside its board.
    Editor(EditorEvent),
    /// The rules of that game are to be read.
    RulesOf(GameId),
    /// So far a part of the site has come.
    Part(Part, Progress),
    /// The words of a language that was chosen are there.
    Spoken(Speech),
    /// A part that could not be loaded is to be asked for once more.
    LoadPart,
    /// The workers are to be started once more.
    TryAgain,
    /// The notice has been read.
    DismissNotice,
    /// A new version waits to be used.
    UpdateReady,
    /// The player agreed to reload.
    UpdateAccepted,
    /// The browser offers to install the game.
    InstallOffered(bool),
    /// The player wants to install the game.
    InstallAccepted,
    /// Something happened to the game record.
    Record(RecordEvent),
    /// Something outside the state went wrong; the text is for the player.
    Trouble(Storage),
}
