import { limits, type MenuName, menus } from '@fundfront/content-model';
import type { WireMenuItem } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { liveData } from '../live/liveData.ts';
import { liveOfType } from '../live/queries.ts';
import { textOf } from '../live/values.ts';

/** An item below an unpublished one is left out. */
export async function menuTree({ ctx, menu }: { ctx: Ctx; menu: MenuName }): Promise<WireMenuItem[]> {
  const locale = menus.find(({ name }) => name === menu)?.locale ?? 'en';
  const rows = (await liveOfType(ctx.db, locale, 'menuItem')).map((row) => ({ row, data: liveData(row) }));
  const items = rows.filter(({ data }) => data.menu === menu);
  const below = (parentId: string | null, depth: number): WireMenuItem[] =>
    depth > limits.menuDepth
      ? []
      : items
          .filter(({ row }) => row.parentId === parentId)
          .map(({ row, data }) => ({
            id: row.id,
            title: row.title,
            url: textOf(data, 'url') ?? '',
            sort: row.sort,
            parentId,
            isFullWidth: data.isFullWidth === true,
            isHeading: data.isHeading === true,
            subMenus: below(row.id, depth + 1),
          }));
  return below(null, 1);
}
