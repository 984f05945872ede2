// A boardgame.io server for games whose moves were recorded: node server.js PORT FOLDER
//
// It checks no rules, only who plays and that moves come in their order. Matches are kept in FOLDER
// by FlatFile, the storage that comes with boardgame.io and writes files. boardgame.io tells both
// players of a move first and writes it then; how long the writing takes is printed at the end.
'use strict';

const { Server, FlatFile } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');

const [port, folder] = process.argv.slice(2);
const writing = [];

class Timed extends FlatFile {
  async setState(...given) {
    const began = process.hrtime.bigint();
    await super.setState(...given);
    writing.push(Number(process.hrtime.bigint() - began) / 1e6);
  }
}

const game = {
  name: 'recorded',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ last: null, plies: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { play: ({ G }, move) => ({ last: move, plies: G.plies + 1 }) },
};

const server = Server({ games: [game], db: new Timed({ dir: folder }), origins: [] });

// Port 0 takes any free one, which boardgame.io would not tell before it is too late to ask.
server.run(Number(port)).then(({ appServer }) => {
  console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
});

process.on('SIGTERM', () => {
  writing.sort((one, other) => one - other);
  const mark = (part) => writing[Math.floor((writing.length - 1) * part)].toFixed(1);
  if (writing.length) {
    console.log(`boardgame.io wrote in 50 % ${mark(0.5)}   99 % ${mark(0.99)} ms, after telling`);
  }
  process.exit(0);
});
