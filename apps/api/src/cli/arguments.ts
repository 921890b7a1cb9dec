import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartupError } from '../startupError.ts';

/** Those that a command was given. Throws a StartupError with the usage for one that it does not know. */
export function readArguments<Config extends ParseArgsConfig>(usage: string, args: readonly string[], config: Config) {
  // pnpm passes on the "--" before them.
  const own = args[0] === '--' ? args.slice(1) : [...args];
  try {
    return parseArgs<Config & { args: string[]; allowPositionals: true }>({
      ...config,
      args: own,
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** From where the command was typed, not from the folder that the script runs in. */
export const pathGiven = (name: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), name);

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
