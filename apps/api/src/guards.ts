import {
  type ContentTypeName,
  can,
  contentType,
  contentTypeNames,
  isContentTypeName,
  isLimitedPermission,
  languageLabels,
  type Permission,
  type PermissionScope,
  readableTypes,
  type UnlimitedPermission,
} from '@fundfront/content-model';
import type { Actor, UserActor } from './context.ts';
import { AppError } from './errors.ts';

/** The product's own actors, and an import that was admitted, have every permission. */
export function isAllowed(actor: Actor, permission: UnlimitedPermission): boolean;
export function isAllowed(actor: Actor, permission: Permission, scope: PermissionScope): boolean;
export function isAllowed(actor: Actor, permission: Permission, scope: PermissionScope = 'everywhere'): boolean {
  if (actor.kind !== 'user') return actor.kind === 'system';
  return actor.through !== undefined || can(actor, permission, scope);
}

/** Who has the right elsewhere is told where it ends. */
function refusalOf(actor: UserActor, permission: Permission, scope: PermissionScope): string {
  const otherwise = 'Your role does not allow this. Ask an administrator.';
  if (!isLimitedPermission(permission) || scope === 'anywhere' || !can(actor, permission, 'anywhere')) return otherwise;
  if (scope === 'everywhere') {
    return 'Your role allows this for some content only, and this concerns the whole site. Ask an administrator.';
  }
  const { type, locale } = scope;
  const many = isContentTypeName(type) ? contentType(type).labels.many : type;
  const inType = can(actor, permission, { type });
  return inType && locale
    ? `Your role does not allow this in ${languageLabels[locale]} for ${many}. Ask an administrator.`
    : `Your role does not allow this for ${many}. Ask an administrator.`;
}

/** The scope of a right that roles may hold in part is never left out: whoever forgets it does not compile. */
export function assertCan(actor: Actor, permission: UnlimitedPermission): void;
export function assertCan(actor: Actor, permission: Permission, scope: PermissionScope): void;
export function assertCan(actor: Actor, permission: Permission, scope: PermissionScope = 'everywhere'): void {
  assertSignedIn(actor);
  if (isAllowed(actor, permission, scope)) return;
  const reason = actor.kind === 'user' ? refusalOf(actor, permission, scope) : 'Only people may do this.';
  throw new AppError('FORBIDDEN', reason);
}

export function assertCanRead(actor: Actor, type: ContentTypeName): void {
  assertCan(actor, 'content.read', { type });
}

/** Undefined: all of them. */
export function typesReadBy(actor: Actor): readonly ContentTypeName[] | undefined {
  if (actor.kind !== 'user' || actor.through !== undefined) return undefined;
  const types = readableTypes(actor);
  return types.length === contentTypeNames.length ? undefined : types;
}

export function assertSignedIn(actor: Actor): void {
  if (actor.kind === 'anonymous' || actor.kind === 'token') throw new AppError('UNAUTHENTICATED', 'Sign in first.');
}

/** Refuses the product itself, which has no account. */
export function assertPerson(actor: Actor): UserActor {
  assertSignedIn(actor);
  if (actor.kind !== 'user') throw new AppError('FORBIDDEN', 'Only people have an account of their own.');
  return actor;
}
