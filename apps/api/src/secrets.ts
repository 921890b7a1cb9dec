import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '@fundfront/content-model';
import * as v from 'valibot';
import type { Env } from './env.ts';
import { StartupError } from './startupError.ts';

export interface Secrets {
  session: string;
  revalidate: string;
  /** Key of what visitors entrust, and of the links in their mails: lost, neither opens again. */
  privacy: string;
}

const secret = v.pipe(v.string(), v.minLength(limits.secretLength));
const names = ['sessionSecret', 'revalidateSecret', 'privacySecret'] as const;
type Stored = Record<(typeof names)[number], string>;
const stored = v.looseObject({
  sessionSecret: v.optional(secret),
  revalidateSecret: v.optional(secret),
  privacySecret: v.optional(secret),
});

function read(file: string): v.InferOutput<typeof stored> {
  if (!existsSync(file)) return {};
  try {
    return v.parse(stored, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartupError(
      `${file} is damaged. Delete it (new secrets are made; what visitors entrusted then opens no more), or set SESSION_SECRET, REVALIDATE_SECRET and PRIVACY_SECRET.`,
    );
  }
}

const fileIn = (folder: string) => path.join(folder, 'secrets.json');

/** Written to a temporary file and renamed: a crash in between must not leave half a file. */
function write(file: string, all: Stored): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(all)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Throws a StartupError where the data folder holds secrets. */
export function assertNoSecrets(env: Env): void {
  const file = fileIn(env.DATA_DIR);
  if (existsSync(file))
    throw new StartupError(`${file} holds secrets already. To put those of the backup in their place, add --replace.`);
}

/** Keeps these in the data folder, where those of the environment still go first. */
export function writeSecrets(env: Env, { session, revalidate, privacy }: Secrets): void {
  mkdirSync(env.DATA_DIR, { recursive: true });
  write(fileIn(env.DATA_DIR), { sessionSecret: session, revalidateSecret: revalidate, privacySecret: privacy });
}

function readOrCreateSecrets(folder: string): Stored {
  mkdirSync(folder, { recursive: true });
  const file = fileIn(folder);
  const known = read(file);
  const made = () => randomBytes(limits.secretLength).toString('base64url');
  const { sessionSecret = made(), revalidateSecret = made(), privacySecret = made() } = known;
  const all = { sessionSecret, revalidateSecret, privacySecret };
  if (names.some((name) => !known[name])) write(file, { ...known, ...all });
  chmodSync(file, 0o600);
  return all;
}

/**
 * From the environment, else from `secrets.json` in the data folder, created there on the first start.
 * @param given stand in for the file, which is neither read nor made then
 */
export function openSecrets(env: Env, given?: Secrets): Secrets {
  const { SESSION_SECRET: session, REVALIDATE_SECRET: revalidate, PRIVACY_SECRET: privacy } = env;
  if (session && revalidate && privacy) return { session, revalidate, privacy };
  if (given) {
    return {
      session: session ?? given.session,
      revalidate: revalidate ?? given.revalidate,
      privacy: privacy ?? given.privacy,
    };
  }
  const fromFile = readOrCreateSecrets(env.DATA_DIR);
  return {
    session: session ?? fromFile.sessionSecret,
    revalidate: revalidate ?? fromFile.revalidateSecret,
    privacy: privacy ?? fromFile.privacySecret,
  };
}
