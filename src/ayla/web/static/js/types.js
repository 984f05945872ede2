/**
 * The shapes that the service sends; nothing runs here.
 *
 * @typedef {"S" | "N"} Side
 * @typedef {string} Pit One letter, `A` to `d`.
 * @typedef {{ id: string, args: Record<string, string | number> }} Sentence
 *
 * @typedef {object} PositionView
 * @property {string} text
 * @property {{ pit: Pit, seeds: number, owner: Side }[]} pits In sowing order.
 * @property {Record<Side, number>} stores
 * @property {Side} to_move
 * @property {{ pits: Pit[], price: number } | null} offer
 * @property {Record<Side, number>} declined
 *
 * @typedef {object} MoveView
 * @property {string} move
 * @property {"sow" | "offer" | "accept" | "decline" | "pass"} kind
 * @property {Pit[]} pits
 * @property {Pit[] | null} path
 * @property {Pit | null} last
 * @property {Record<Pit, number>} captures In the order of the chain.
 * @property {number} total
 * @property {number | null} price
 * @property {boolean} sweeps It ends the game by R14.
 * @property {boolean} settles It ends the game by R16.
 * @property {PositionView | null} after
 *
 * @typedef {object} TurnView
 * @property {number} ply
 * @property {string} move
 * @property {Side} side
 * @property {PlainEvent[]} events
 * @property {Sentence[]} sentences
 * @property {PositionView} position
 *
 * @typedef {{ event: string, side: Side, [field: string]: any }} PlainEvent
 *
 * @typedef {{ kind: "human" | "computer", opponent: string | null, name: string }} Seat
 *
 * @typedef {object} Outcome
 * @property {Side | null} winner
 * @property {number} south
 * @property {number} north
 * @property {boolean | null} glory
 * @property {string} reason
 * @property {Sentence} sentence
 *
 * @typedef {object} Snapshot
 * @property {string} id
 * @property {number} version Grows by one with every entry that is stored.
 * @property {number} ply
 * @property {number} turn
 * @property {{ barter: boolean, skip_origin: boolean, endless: string }} rules
 * @property {Record<Side, Seat>} seats
 * @property {boolean} thinking
 * @property {"no_such_opponent" | "opponent_failed" | null} trouble Why the computer does not move.
 * @property {PositionView} position
 * @property {MoveView[]} moves
 * @property {{ reason: string, price: number, store: number } | null} no_offer
 * @property {number | null} undo The ply to which the last turn is taken back.
 * @property {number | null} redo The ply to which what was taken back is put back.
 * @property {Sentence | null} ending What ended the game without a move.
 * @property {Outcome | null} outcome
 * @property {number} since
 * @property {TurnView[]} turns `turns[i]` is ply `since + i + 1`.
 * @property {number} repetitions
 * @property {number} turn_limit
 * @property {number[]} [ripe] Numbers of seeds that a chain takes.
 * @property {boolean} advice Whether hints and analyses can be had.
 * @property {import("./online-types.js").Online | null} [online] What stands between two people far apart.
 *
 * @typedef {object} PositionFound A position that belongs to no match.
 * @property {Snapshot["rules"]} rules
 * @property {PositionView} position
 * @property {MoveView[]} moves
 * @property {Snapshot["no_offer"]} no_offer
 * @property {Outcome | null} outcome
 *
 * @typedef {object} RecordGame A game of a record.
 * @property {Record<Side, string>} names
 * @property {string} date `2026-03-01`, or nothing.
 * @property {Snapshot["rules"]} rules
 * @property {string | null} start Null for the usual one.
 * @property {PositionView} position Where it ends.
 * @property {string[]} moves
 * @property {{ reason: string, side: Side | null } | null} ending
 * @property {Outcome | null} outcome
 * @property {boolean} whole It was read to its end.
 *
 * @typedef {object} RecordTrouble Where a record cannot be read, and why.
 * @property {string} code
 * @property {string} expected In English.
 * @property {number} line From 1 on.
 * @property {number} column From 1 on.
 * @property {string | null} rule
 * @property {string} value
 *
 * @typedef {{ games: RecordGame[], trouble: RecordTrouble | null }} Records
 *
 * @typedef {object} Line
 * @property {string} move
 * @property {"sow" | "offer" | "accept" | "decline" | "pass"} kind
 * @property {Pit[]} pits
 * @property {number} value The mover's expected final seeds minus the opponent's.
 * @property {boolean} exact
 * @property {string[]} pv
 *
 * @typedef {{ version: number, ply: number, line: Line }} Hint
 *
 * @typedef {object} Analysis
 * @property {number} version
 * @property {number} ply
 * @property {string} position As text.
 * @property {Side} to_move
 * @property {number} south What the best move is worth from South's view.
 * @property {boolean} exact
 * @property {Line[]} lines Best first.
 * @property {number} depth
 * @property {boolean} done
 */
export {};
