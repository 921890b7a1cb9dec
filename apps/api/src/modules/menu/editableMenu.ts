import { type MenuName, menus } from '@fundfront/content-model';
import type { EditableMenuItem } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCanRead } from '../../guards.ts';
import { copiesOfType } from '../content/queries/copies.ts';
import { rowState } from '../content/rowState.ts';

export async function editableMenu({ ctx, menu }: { ctx: Ctx; menu: MenuName }): Promise<EditableMenuItem[]> {
  assertCanRead(ctx.actor, 'menuItem');
  const locale = menus.find(({ name }) => name === menu)?.locale ?? 'en';
  const copies = (await copiesOfType(ctx.db, 'menuItem', locale)).filter(({ row }) => row.data.menu === menu);
  const known = new Set(copies.map(({ entry }) => entry.id));
  // An item whose parent is gone must not vanish from the editor.
  const parentOf = (parentId: string | null) => (parentId !== null && known.has(parentId) ? parentId : null);
  const below = (parent: string | null): EditableMenuItem[] =>
    copies
      .filter(({ entry }) => parentOf(entry.parentId) === parent)
      .map(({ entry, row }) => ({
        id: entry.id,
        title: row.title,
        url: typeof row.data.url === 'string' ? row.data.url : '',
        sort: entry.sort,
        parentId: parent,
        isFullWidth: row.data.isFullWidth === true,
        isHeading: row.data.isHeading === true,
        version: row.version,
        live: rowState(row) === 'live',
        subMenus: below(entry.id),
      }));
  return below(null);
}
