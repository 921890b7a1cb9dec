import type { StaffUser } from '@fundfront/content-model/wire';
import type { UserRow } from './queries.ts';

export function staffUser({ passwordHash: _, createdAt, ...user }: UserRow, totp: boolean): StaffUser {
  return { ...user, totp, createdAt: createdAt.toISOString() };
}
