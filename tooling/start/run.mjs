// `npm start` and `npm test` (and `install` alone, for continuous integration). Plain JavaScript on nothing but Node, because it runs before anything is installed.
import { Halt } from './halt.mjs';
import { install } from './install.mjs';
import { nodeBinary } from './paths.mjs';
import { start } from './start.mjs';
import { StopRequest, stopSignal } from './stopping.mjs';
import { exitCodeOf } from './task.mjs';

/** @param {AbortSignal} signal */
async function test(signal) {
  await install(signal);
  process.exitCode = await exitCodeOf(nodeBinary, ['tooling/test/main.ts'], signal);
}

/** @type {Record<string, (signal: AbortSignal) => Promise<void>>} */
const commands = { start, test, install };
const command = commands[process.argv[2] ?? ''];

try {
  if (!command) throw new Halt(`Say one of: ${Object.keys(commands).join(', ')}.`);
  await command(stopSignal());
} catch (error) {
  if (error instanceof StopRequest) process.exitCode = 130;
  else if (error instanceof Halt) {
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = error.exitCode;
  } else throw error;
}
