import { createHash } from 'node:crypto';

export interface AuditRecord {
  position: number;
  at: Date;
  userId: string | null;
  who: string;
  action: string;
  type: string | null;
  entryId: string | null;
  locale: string | null;
  detail: Record<string, unknown>;
  /** Digest of what this row vouches for; null for nothing, as in every row from before there was such a digest. */
  content: string | null;
  previousHash: string;
}

export const firstHash = '0'.repeat(64);

// The database orders JSON keys its own way; the hash must not depend on it.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

/** SHA-256 over a row and the previous row's hash, so that no row can change or vanish unseen. */
export function hashOf(row: AuditRecord): string {
  const { position, at, userId, who, action, type, entryId, locale, detail, content, previousHash } = row;
  const text = JSON.stringify([
    position,
    at.toISOString(),
    userId,
    who,
    action,
    type,
    entryId,
    locale,
    sortKeys(detail),
    previousHash,
    ...(content === null ? [] : [content]),
  ]);
  return createHash('sha256').update(text).digest('hex');
}

export interface SealedRow {
  id: string;
  digest: string;
}

export function contentDigest(rows: readonly SealedRow[]): string | null {
  if (rows.length === 0) return null;
  const text = rows.map(({ id, digest }) => `${id} ${digest}`).join('\n');
  return createHash('sha256').update(text).digest('hex');
}
