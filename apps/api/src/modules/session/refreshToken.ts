import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A new refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. Its randomness makes a salt or a slow hash needless. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const keyFrom = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'fundfront refresh successor', 32));

/** Locks a token's successor so that only who holds the token itself can read it: the database alone gives nothing away. */
export function sealSuccessor(token: string, successor: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(token), nonce);
  const sealed = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The successor that was sealed with this token. Throws if it was sealed with another. */
export function openSuccessor(token: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(token), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
