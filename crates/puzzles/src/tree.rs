//! Solution trees: every good move of the solver, and every reply to it.
//!
//! Moves are indices among the legal ones, in the order of the game's move generator. A tree in a file holds only what
//! the rules do not say: which moves are good, the replies that refute the others, and where the solution ends.

use alquerque_core::Game;
use alquerque_core::bits::{BitReader, BitWriter};

/// The maximum number of moves that a solver has to find.
pub const MAX_MOVES: usize = 12;

/// A position with the solver to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Whether each legal move is good.
    pub choices: Vec<Choice>,
}

/// A move of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// It reaches the goal. Contains the position after each legal reply, or `None` where the solution ends; empty if
    /// the game is over.
    Good(Vec<Option<Node>>),
    /// It misses the goal, as this reply shows. `None` if the game is over.
    Wrong(Option<usize>),
}

impl Choice {
    /// Whether it reaches the goal.
    pub const fn is_good(&self) -> bool {
        matches!(self, Self::Good(_))
    }
}

impl Node {
    /// The indices of the good moves.
    pub fn good(&self) -> impl Iterator<Item = usize> + '_ {
        self.choices.iter().enumerate().filter(|(_, choice)| choice.is_good()).map(|(index, _)| index)
    }

    /// The first good move.
    pub fn best(&self) -> Option<usize> {
        self.good().next()
    }

    /// Whether there is a wrong move.
    pub fn is_choice(&self) -> bool {
        self.choices.iter().any(|choice| !choice.is_good())
    }

    /// The maximum number of moves with a choice that the solver has to find from here on.
    pub fn length(&self) -> usize {
        usize::from(self.is_choice()) + self.below().map(Self::length).max().unwrap_or(0)
    }

    /// The number of positions with the solver to move.
    pub fn size(&self) -> usize {
        1 + self.below().map(Self::size).sum::<usize>()
    }

    /// The positions two plies later.
    fn below(&self) -> impl Iterator<Item = &Self> {
        let replies = self.choices.iter().filter_map(|choice| match choice {
            Choice::Good(replies) => Some(replies),
            Choice::Wrong(_) => None,
        });
        replies.flatten().flatten()
    }

    /// The most stubborn reply to a good move: the one after which the solver has to find the most moves, and among
    /// these the one with the fewest good ones. `None` if the move is not good, or the game is over.
    pub fn reply_to(&self, mv: usize) -> Option<usize> {
        let Choice::Good(replies) = self.choices.get(mv)? else { return None };
        let stubbornness = |reply: &Option<Self>| {
            reply.as_ref().map_or((0, 0), |node| (1 + node.length(), node.choices.len() - node.good().count()))
        };
        let all = replies.iter().map(stubbornness).enumerate();
        all.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(index, _)| index)
    }

    /// The position after a move and a reply; `None` where the solution ends.
    pub fn after(&self, mv: usize, reply: usize) -> Option<&Self> {
        let Choice::Good(replies) = self.choices.get(mv)? else { return None };
        replies.get(reply)?.as_ref()
    }

    pub(crate) fn write<G: Game>(&self, game: &G, position: &G::Position, out: &mut BitWriter) {
        for (choice, mv) in self.choices.iter().zip(game.moves(position)) {
            let next = game.play_unchecked(position, mv);
            let replies = replies(game, &next);
            // A forced move is good.
            if self.choices.len() > 1 {
                out.push(usize::from(choice.is_good()), 1);
            }
            match choice {
                Choice::Wrong(refutation) => {
                    if let Some(reply) = refutation {
                        out.push_below(*reply, replies.len());
                    }
                }
                Choice::Good(nodes) => {
                    for (node, reply) in nodes.iter().zip(replies) {
                        out.push(usize::from(node.is_some()), 1);
                        if let Some(node) = node {
                            node.write(game, &game.play_unchecked(&next, reply), out);
                        }
                    }
                }
            }
        }
    }

    /// Reads a tree; `None` if the bits are not a tree of this position.
    pub(crate) fn read<G: Game>(
        game: &G,
        position: &G::Position,
        bits: &mut BitReader<'_>,
        depth: usize,
    ) -> Option<Self> {
        let moves = replies(game, position);
        if moves.is_empty() || depth > MAX_MOVES {
            return None;
        }
        let is_only = moves.len() == 1;
        let mut choices = Vec::with_capacity(moves.len());
        for mv in moves {
            let next = game.play_unchecked(position, mv);
            let replies = replies(game, &next);
            let is_good = is_only || bits.bits(1)? == 1;
            choices.push(if is_good {
                let mut nodes = Vec::with_capacity(replies.len());
                for reply in replies {
                    let goes_on = bits.bits(1)? == 1;
                    let after = game.play_unchecked(&next, reply);
                    nodes.push(if goes_on { Some(Self::read(game, &after, bits, depth + 1)?) } else { None });
                }
                Choice::Good(nodes)
            } else {
                let refutation = if replies.is_empty() { None } else { Some(bits.below(replies.len())?) };
                Choice::Wrong(refutation)
            });
        }
        let node = Self { choices };
        node.best().map(|_| node)
    }
}

/// The legal moves; none if the game is over.
pub fn replies<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let moves = game.moves(position);
    if game.ending(position, &moves).is_some() { Vec::new() } else { moves }
}
