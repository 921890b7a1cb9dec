import type { StaffUser } from '@fundfront/content-model/wire';
import type { UserRow } from './queries.ts';

export function staffUser(
  { passwordHash: _, createdAt, ...user }: UserRow,
  more: Pick<StaffUser, 'totp' | 'customRoles'>,
): StaffUser {
  return { ...user, ...more, createdAt: createdAt.toISOString() };
}
