import {
  type ContentTypeName,
  contentType,
  contentTypeByPath,
  editPermission,
  type Permission,
} from '@fundfront/content-model';
import type { Actor } from '../../context.ts';
import { assertCan } from '../../guards.ts';

/** Menus and settings take a permission of their own. */
export function assertCanEdit(actor: Actor, type: ContentTypeName): void {
  assertCan(actor, editPermission(contentType(type)));
}

export function assertCanManage(actor: Actor, permission: Permission, type: ContentTypeName): void {
  assertCan(actor, permission);
  const editing = editPermission(contentType(type));
  if (editing !== 'content.edit') assertCan(actor, editing);
}

export function editingPolicy({ type }: Record<string, string>): Permission {
  const name = contentTypeByPath(type ?? '');
  return name ? editPermission(contentType(name)) : 'content.edit';
}
