'use strict';

// node server.js [--port PORT] [--file FOLDER]: in memory, or with boardgame.io's FlatFile store in FOLDER.
// Prints `listening on PORT` once it does; port 0 takes any that is free.

// boardgame.io writes a line a move, and checks that each state can be serialised, unless told so before it is loaded.
process.env.NODE_ENV = 'production';

const { parseArgs } = require('node:util');
const { FlatFile, Server } = require('boardgame.io/server');
const { game } = require('./game.js');

async function main() {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8000' }, file: { type: 'string' } } });
  const db = values.file === undefined ? undefined : new FlatFile({ dir: values.file });
  const server = Server({ games: [game], db, origins: [] });
  // `port` goes to node's `listen` as it is: so we can keep to this machine.
  const { appServer } = await server.run({ port: { port: Number(values.port), host: '127.0.0.1' } });
  console.log(`listening on ${appServer.address().port}`);
}

main();
