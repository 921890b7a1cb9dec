import { createHash, randomBytes } from 'node:crypto';
import { seal, unseal } from '../../sealing.ts';

/** 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token's randomness makes a salt or a slow hash needless. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const purpose = 'fundfront refresh successor';

/** Only the holder of the token can read its successor: the database alone gives nothing away. */
export function sealSuccessor(token: string, successor: string): string {
  return seal({ secret: token, purpose }, successor);
}

/** Throws if it was sealed with another token. */
export function openSuccessor(token: string, sealed: string): string {
  return unseal({ secret: token, purpose }, sealed);
}
