import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

interface SealOptions {
  /** The key is derived from it, and differs for each purpose. */
  secret: string;
  purpose: string;
  /** What the text belongs to, such as a user's id: sealed for one, it cannot be opened for another. */
  owner?: string;
}

const cipherName = 'aes-256-gcm';
export const deriveKey = ({ secret, purpose }: Pick<SealOptions, 'secret' | 'purpose'>) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
const ownerOf = ({ owner = '' }: SealOptions) => Buffer.from(owner, 'utf8');

/** AES-256-GCM. */
export function seal(options: SealOptions, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(cipherName, deriveKey(options), nonce).setAAD(ownerOf(options));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws if the text was sealed with other options. */
export function unseal(options: SealOptions, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(cipherName, deriveKey(options), bytes.subarray(0, 12)).setAAD(ownerOf(options));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
