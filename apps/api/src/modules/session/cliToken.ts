import { randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ctx } from '../../context.ts';
import type { Env } from '../../env.ts';

const fileOf = (env: Env) => path.join(env.DATA_DIR, 'cli-token');

/** Made on first use and readable by its owner alone: whoever can read the data folder could change the data anyway. */
export function openCliToken(env: Env): string {
  const file = fileOf(env);
  if (!existsSync(file)) {
    mkdirSync(env.DATA_DIR, { recursive: true });
    writeFileSync(file, `cli_${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

export function cliTokenFor(env: Env, email: string): string {
  return `${openCliToken(env)}.${Buffer.from(email).toString('base64url')}`;
}

/**
 * Accepts the command line's token only when used on this very machine; undefined for any other.
 * @returns the e-mail of the account to act for; null where it names none
 */
export function readCliToken(
  { env, ip }: Pick<Ctx, 'env' | 'ip'>,
  token: string,
): { email: string | null } | undefined {
  if (!token.startsWith('cli_') || !loopback.test(ip) || !existsSync(fileOf(env))) return undefined;
  const [secret = '', email] = token.split('.', 2);
  const ours = Buffer.from(openCliToken(env));
  const given = Buffer.from(secret);
  if (ours.length !== given.length || !timingSafeEqual(ours, given)) return undefined;
  return { email: email === undefined ? null : Buffer.from(email, 'base64url').toString('utf8') };
}
