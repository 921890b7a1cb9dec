import {
  type ContentTypeName,
  contentType,
  contentTypeByPath,
  editPermission,
  type Permission,
} from '@fundfront/content-model';
import type { Actor } from '../../context.ts';
import { assertCan } from '../../guards.ts';

/** Refuses who may not edit entries of the type: menus and settings take a permission of their own. */
export function assertCanEdit(actor: Actor, type: ContentTypeName): void {
  assertCan(actor, editPermission(contentType(type)));
}

/** Refuses who may not publish or throw away, or may not edit entries of a type that has a permission of its own. */
export function assertCanManage(actor: Actor, permission: Permission, type: ContentTypeName): void {
  assertCan(actor, permission);
  const editing = editPermission(contentType(type));
  if (editing !== 'content.edit') assertCan(actor, editing);
}

/** The permission that a call which edits takes, by the type in its address. */
export function editingPolicy({ type }: Record<string, string>): Permission {
  const name = contentTypeByPath(type ?? '');
  return name ? editPermission(contentType(name)) : 'content.edit';
}
