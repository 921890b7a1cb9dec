import {
  type ContentTypeName,
  contentType,
  contentTypeByPath,
  editPermission,
  type Locale,
  type Permission,
} from '@fundfront/content-model';
import type { Actor } from '../../context.ts';
import { assertCan } from '../../guards.ts';

/** Menus and settings take a permission of their own. */
export function assertCanEdit(actor: Actor, type: ContentTypeName, languages: readonly Locale[]): void {
  for (const locale of languages) assertCan(actor, editPermission(contentType(type)), { type, locale });
}

/** To approve, to send back, to decide about a release. Publishing itself takes the right to edit menus and settings, too. */
export function assertCanApprove(actor: Actor, type: ContentTypeName, languages: readonly Locale[]): void {
  for (const locale of languages) assertCan(actor, 'content.publish', { type, locale });
}

/** @param languages those that it touches: all of the type where an entry goes, comes or moves as a whole */
export function assertCanManage(
  actor: Actor,
  permission: 'content.publish' | 'content.delete',
  type: ContentTypeName,
  languages: readonly Locale[],
): void {
  const editing = editPermission(contentType(type));
  for (const locale of languages) {
    assertCan(actor, permission, { type, locale });
    if (editing !== 'content.edit') assertCan(actor, editing, { type, locale });
  }
}

export function editingPolicy({ type }: Record<string, string>): Permission {
  const name = contentTypeByPath(type ?? '');
  return name ? editPermission(contentType(name)) : 'content.edit';
}
