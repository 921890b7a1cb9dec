import { createHash, randomBytes } from 'node:crypto';
import { seal, unseal } from '../../sealing.ts';

/** A new refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. Its randomness makes a salt or a slow hash needless. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const purpose = 'fundfront refresh successor';

/** Locks a token's successor so that only who holds the token itself can read it: the database alone gives nothing away. */
export function sealSuccessor(token: string, successor: string): string {
  return seal({ secret: token, purpose }, successor);
}

/** The successor that was sealed with this token. Throws if it was sealed with another. */
export function openSuccessor(token: string, sealed: string): string {
  return unseal({ secret: token, purpose }, sealed);
}
