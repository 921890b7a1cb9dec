import type { ReadToken } from '@fundfront/content-model/wire';
import type { ListedToken } from './queries.ts';

function stateOf({ row }: ListedToken, now: Date): ReadToken['state'] {
  if (row.revokedAt) return 'revoked';
  return row.expiresAt <= now ? 'expired' : 'good';
}

export function toReadToken(listed: ListedToken, now: Date): ReadToken {
  const { id, name, prefix, types, expiresAt, createdAt, lastUsedAt, revokedAt } = listed.row;
  return {
    id,
    name,
    prefix,
    types,
    state: stateOf(listed, now),
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
    createdBy: listed.who,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
