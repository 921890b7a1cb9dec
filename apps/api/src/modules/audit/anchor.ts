import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { FileStore } from '../../ports/files.ts';
import { deriveKey } from '../../sealing.ts';
import type { Secrets } from '../../secrets.ts';
import type { Head } from './verifyChain.ts';

/** In the file store: the database's role cannot write there, and does not know the key. */
export const anchorFile = 'audit-head.json';

export const anchorSchema = v.object({
  position: v.number(),
  hash: v.string(),
  at: v.string(),
  mac: v.string(),
});
export type Anchor = v.InferOutput<typeof anchorSchema>;

function macOf({ privacy }: Pick<Secrets, 'privacy'>, { position, hash, at }: Omit<Anchor, 'mac'>): string {
  const key = deriveKey({ secret: privacy, purpose: 'head of the audit' });
  return createHmac('sha256', key).update(`${position}\n${hash}\n${at}`).digest('hex');
}

export function signHead(secrets: Pick<Secrets, 'privacy'>, { position, hash }: Head, now: Date): Anchor {
  const content = { position, hash, at: now.toISOString() };
  return { ...content, mac: macOf(secrets, content) };
}

export function isGenuine(secrets: Pick<Secrets, 'privacy'>, anchor: Anchor): boolean {
  const [given, computed] = [Buffer.from(anchor.mac), Buffer.from(macOf(secrets, anchor))];
  return given.length === computed.length && timingSafeEqual(given, computed);
}

export async function readAnchor(files: FileStore): Promise<Anchor | 'damaged' | null> {
  const bytes = await files.get(anchorFile);
  if (bytes === null) return null;
  try {
    return v.parse(anchorSchema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return 'damaged';
  }
}

export function writeAnchor(files: FileStore, anchor: Anchor): Promise<void> {
  return files.put(anchorFile, new TextEncoder().encode(`${JSON.stringify(anchor)}\n`));
}
