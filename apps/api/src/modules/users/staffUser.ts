import type { StaffUser } from '@fundfront/content-model/wire';
import type { UserRow } from './queries.ts';

/** An account as the wire carries it, without its password. `totp`: whether its second step is in use. */
export function staffUser({ passwordHash: _, createdAt, ...user }: UserRow, totp: boolean): StaffUser {
  return { ...user, totp, createdAt: createdAt.toISOString() };
}
