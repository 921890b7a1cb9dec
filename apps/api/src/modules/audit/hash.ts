import { createHash } from 'node:crypto';

/** What a row of the journal vouches for. */
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
  previousHash: string;
}

export const firstHash = '0'.repeat(64);

// The database keeps keys of JSON in an order of its own; the hash must not depend on it.
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

/** SHA-256 over a row and the hash of the row before it, so that no row can change or vanish unseen. */
export function hashOf(row: AuditRecord): string {
  const { position, at, userId, who, action, type, entryId, locale, detail, previousHash } = row;
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
  ]);
  return createHash('sha256').update(text).digest('hex');
}
