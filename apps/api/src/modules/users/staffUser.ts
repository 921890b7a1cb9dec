import type { StaffUser } from '@fundfront/content-model/wire';
import type { UserRow } from './queries.ts';

/** An account as the wire carries it, without its password. */
export function staffUser({ passwordHash: _, createdAt, ...user }: UserRow): StaffUser {
  return { ...user, createdAt: createdAt.toISOString() };
}
