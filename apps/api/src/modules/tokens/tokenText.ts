import { createHash, randomBytes } from 'node:crypto';

const marker = 'fft_';
const shownLength = 10;

/** 256 random bits behind a marker by which scanners for leaked secrets know it. */
export function newToken(): string {
  return marker + randomBytes(32).toString('base64url');
}

export function isTokenText(text: string): boolean {
  return text.startsWith(marker);
}

export function prefixOf(token: string): string {
  return token.slice(0, shownLength);
}

/** A token's randomness makes a salt or a slow hash needless. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
