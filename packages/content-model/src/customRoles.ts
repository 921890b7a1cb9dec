import { type Locale, locales } from './locales.ts';
import {
  isLimitedPermission,
  type LimitedPermission,
  type Permission,
  type Role,
  roleCan,
  type UnlimitedPermission,
} from './permissions.ts';
import {
  type ContentTypeName,
  contentType,
  contentTypeNames,
  editPermission,
  isContentTypeName,
} from './types/index.ts';

/**
 * What an administrator may put into a role of their own. Prices, accounts, settings, oversight and deleting for ever
 * stay with the decided roles: two of those watch each other, and none of them can be given away in part.
 */
export const customPermissions = [
  'content.edit',
  'content.publish',
  'content.delete',
  'menu.edit',
  'media.upload',
  'leads.read',
  'leads.handle',
  'applications.read',
  'applications.handle',
] as const satisfies readonly Permission[];

export type CustomPermission = (typeof customPermissions)[number];

/** Made by an administrator and stored in the database. Each one also reads the types that it is for. */
export interface CustomRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly CustomPermission[];
  readonly types: readonly ContentTypeName[] | null;
  readonly locales: readonly Locale[];
}

export interface RoleHolder {
  readonly roles: readonly Role[];
  readonly customRoles: readonly CustomRole[];
}

/**
 * What a right is asked for. `anywhere`: some type and language is enough, which opens a call before it is known what it
 * names. `everywhere`: what is done concerns the whole site. Without a language, one of the type is enough.
 */
export type PermissionScope = 'anywhere' | 'everywhere' | { type: string; locale?: Locale };

function referencedTypes(name: ContentTypeName): ContentTypeName[] {
  const { fields, variants } = contentType(name);
  const all = [fields, ...Object.values(variants?.fields ?? {})].flatMap((each) => Object.values(each));
  return all.flatMap(({ references }) => (references !== null && isContentTypeName(references) ? [references] : []));
}

/** Those that the role is for, and those that their fields choose from. */
function typesReadBy({ types, permissions }: CustomRole): readonly ContentTypeName[] {
  if (types === null) return contentTypeNames;
  const menus = contentTypeNames.filter(
    (name) => editPermission(contentType(name)) === 'menu.edit' && permissions.includes('menu.edit'),
  );
  return [...types, ...types.flatMap(referencedTypes), ...menus];
}

function holds({ permissions }: CustomRole, permission: Permission): boolean {
  return permission === 'content.read' || permissions.some((each) => each === permission);
}

function coversType(role: CustomRole, permission: LimitedPermission, type: string): boolean {
  // Menus are one type: the permission names it.
  if (permission === 'menu.edit') return true;
  if (permission === 'content.read') return typesReadBy(role).some((each) => each === type);
  return role.types === null || role.types.some((each) => each === type);
}

/** Reading is never limited by language: a translator reads what is translated. */
function coversLocale(role: CustomRole, permission: LimitedPermission, locale: Locale): boolean {
  return permission === 'content.read' || role.locales.includes(locale);
}

function covers(granting: readonly CustomRole[], permission: LimitedPermission, scope: PermissionScope): boolean {
  if (scope === 'anywhere') return granting.length > 0;
  if (scope === 'everywhere') {
    return contentTypeNames.every((type) => locales.every((locale) => covers(granting, permission, { type, locale })));
  }
  const { type, locale } = scope;
  return granting.some(
    (role) => coversType(role, permission, type) && (locale === undefined || coversLocale(role, permission, locale)),
  );
}

/**
 * Whether a person may do something: by a decided role, or by a role of the administrators' own within its types and
 * languages. The API enforces it; the admin only hides by it.
 */
export function can(held: RoleHolder, permission: UnlimitedPermission): boolean;
export function can(held: RoleHolder, permission: Permission, scope: PermissionScope): boolean;
export function can(held: RoleHolder, permission: Permission, scope: PermissionScope = 'everywhere'): boolean {
  if (held.roles.some((role) => roleCan(role, permission))) return true;
  const granting = held.customRoles.filter((role) => holds(role, permission));
  return isLimitedPermission(permission) ? covers(granting, permission, scope) : granting.length > 0;
}

export function readableTypes(held: RoleHolder): ContentTypeName[] {
  return contentTypeNames.filter((type) => can(held, 'content.read', { type }));
}
