import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Env } from './env.ts';
import { Halt } from './halt.ts';

export interface Secrets {
  /** Key of access tokens and preview links. */
  session: string;
  /** Key of the calls to the site. */
  revalidate: string;
}

const secret = v.pipe(v.string(), v.minLength(32));
const stored = v.looseObject({ sessionSecret: v.optional(secret), revalidateSecret: v.optional(secret) });

function read(file: string): v.InferOutput<typeof stored> {
  if (!existsSync(file)) return {};
  try {
    return v.parse(stored, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Halt(`${file} is damaged. Delete it (a new one is made) or set SESSION_SECRET and REVALIDATE_SECRET.`);
  }
}

/** The secrets from the environment, else from `secrets.json` in the data folder, made there on the first start. */
export function openSecrets(env: Env): Secrets {
  if (env.SESSION_SECRET && env.REVALIDATE_SECRET) {
    return { session: env.SESSION_SECRET, revalidate: env.REVALIDATE_SECRET };
  }
  mkdirSync(env.DATA_DIR, { recursive: true });
  const file = path.join(env.DATA_DIR, 'secrets.json');
  const known = read(file);
  const sessionSecret = known.sessionSecret ?? randomBytes(32).toString('base64url');
  const revalidateSecret = known.revalidateSecret ?? randomBytes(32).toString('base64url');
  if (!known.sessionSecret || !known.revalidateSecret) {
    // Written beside and renamed: a crash in between must not leave half a file.
    writeFileSync(`${file}.new`, `${JSON.stringify({ ...known, sessionSecret, revalidateSecret })}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return { session: env.SESSION_SECRET ?? sessionSecret, revalidate: env.REVALIDATE_SECRET ?? revalidateSecret };
}
