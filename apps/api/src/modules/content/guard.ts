import type { Permission } from '@fundfront/content-model';
import type { Actor } from '../../context.ts';
import { assertMay } from '../../guards.ts';

const ownPermission: Readonly<Record<string, Permission>> = { menuItem: 'menu.edit', settings: 'settings.edit' };

/** Refuses who lacks the permission; menus and settings take one of their own beside it. */
export function assertMayChange(actor: Actor, permission: Permission, type: string): void {
  assertMay(actor, permission);
  const own = ownPermission[type];
  if (own) assertMay(actor, own);
}
