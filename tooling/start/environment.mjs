import path from 'node:path';
import { binFolder } from './paths.mjs';

// npm exports its own settings to what it runs; pnpm reads some of them as its own and warns or misbehaves.
const npmVariables = /^npm_(config|package|lifecycle)_/;
const allowedNpmVariables = /registry|cache|userconfig/;

/**
 * Installed commands first on the path, nothing reports home, colours only for a terminal.
 * @param {NodeJS.ProcessEnv} [base]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(base = process.env) {
  const entries = Object.entries(base).filter(([name]) => !npmVariables.test(name) || allowedNpmVariables.test(name));
  return {
    ...Object.fromEntries(entries),
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
    PATH: `${binFolder}${path.delimiter}${base.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
}
