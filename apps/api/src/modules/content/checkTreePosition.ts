import { type ContentType, type EntryData, type Locale, limits, menus } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findEntry } from './queries/entries.ts';
import { rowsOf } from './queries/rows.ts';
import { ancestorRows } from './queries/tree.ts';

interface TreePosition {
  type: ContentType;
  parentId: string | null;
  locale: Locale;
  data: EntryData;
  levelsBelow?: number;
}

function refuse(message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path: '', message }] });
}

/** Each menu is in one language, and its items stay together. */
async function checkMenu(ctx: Ctx, { parentId, locale, data }: TreePosition): Promise<void> {
  const menu = menus.find(({ name }) => name === data.menu);
  if (menu && menu.locale !== locale) refuse(`${menu.label} is kept in another language`);
  if (parentId === null) return;
  const above = await rowsOf(ctx.db, parentId);
  if (above[0]?.data.menu !== data.menu) refuse('An item belongs below an item of its own menu');
}

export async function checkTreePosition(ctx: Ctx, position: TreePosition): Promise<void> {
  const { type, parentId, levelsBelow = 0 } = position;
  if (parentId !== null) {
    if (!type.tree) refuse(`${type.labels.many} have no order of their own`);
    const parent = await findEntry(ctx.db, parentId);
    if (parent?.type !== type.name) refuse('The place chosen does not exist any more');
    const above = new Set((await ancestorRows(ctx.db, parentId)).map(({ id }) => id));
    const { treeDepth = limits.pathDepth } = type;
    if (above.size + 2 + levelsBelow > treeDepth) refuse(`At most ${treeDepth} levels are possible`);
  }
  if (type.oneLanguage) await checkMenu(ctx, position);
}
