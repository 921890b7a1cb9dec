// Plain JavaScript on nothing but Node, because it runs before anything is installed.

import { install } from './install.mjs';
import { nodeBinary } from './paths.mjs';
import { runCommand } from './runCommand.mjs';
import { ShutdownRequest, shutdownSignal } from './shutdown.mjs';
import { start } from './start.mjs';
import { StartupError } from './startupError.mjs';

/** @param {AbortSignal} signal */
async function test(signal) {
  await install(signal);
  process.exitCode = await runCommand(nodeBinary, ['tooling/test/main.ts'], signal);
}

/** @type {Record<string, (signal: AbortSignal) => Promise<void>>} */
const commands = { start, test, install };
const command = commands[process.argv[2] ?? ''];

try {
  if (!command) throw new StartupError(`Say one of: ${Object.keys(commands).join(', ')}.`);
  await command(shutdownSignal());
} catch (error) {
  if (error instanceof ShutdownRequest) process.exitCode = 130;
  else if (error instanceof StartupError) {
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = error.exitCode;
  } else throw error;
}
