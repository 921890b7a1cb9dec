import {
  type ContentType,
  can,
  editPermission,
  type Locale,
  type Permission,
  type PermissionScope,
  type RoleHolder,
  type UnlimitedPermission,
} from '@fundfront/content-model';
import { useSession } from './session.ts';

const nobody: RoleHolder = { roles: [], customRoles: [] };

export function useRoleHolder(): RoleHolder {
  return useSession(({ user }) => user ?? nobody);
}

/** The API enforces it; a screen only hides what would be refused. */
export function useCan(permission: UnlimitedPermission): boolean;
export function useCan(permission: Permission, scope: PermissionScope): boolean;
export function useCan(permission: Permission, scope: PermissionScope = 'everywhere'): boolean {
  return can(useRoleHolder(), permission, scope);
}

export interface TypeRights {
  /** Without a language: in some language of the type. */
  canEdit: (locale?: Locale) => boolean;
  canPublish: (locale?: Locale) => boolean;
  /** In all languages of the type, which copying and moving an entry concern. */
  canEditAll: boolean;
  canPublishAll: boolean;
  canDelete: boolean;
}

/** What the person may do to entries of a type, by the rule that the API keeps to. */
export function useTypeRights(type: ContentType): TypeRights {
  const held = useRoleHolder();
  const editing = editPermission(type);
  const canIn = (permission: Permission, locale?: Locale) =>
    can(held, permission, { type: type.name, ...(locale && { locale }) });
  // Menus and settings take their own right beside that to publish or delete.
  const canManage = (permission: 'content.publish' | 'content.delete', locale?: Locale) =>
    canIn(permission, locale) && (editing === 'content.edit' || canIn(editing, locale));
  return {
    canEdit: (locale) => canIn(editing, locale),
    canPublish: (locale) => canManage('content.publish', locale),
    canEditAll: type.locales.every((locale) => canIn(editing, locale)),
    canPublishAll: type.locales.every((locale) => canManage('content.publish', locale)),
    canDelete: type.locales.every((locale) => canManage('content.delete', locale)),
  };
}
