import { type ContentType, locales } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inBatches } from '../../eventLoop.ts';
import { entriesById } from '../content/queries/entries.ts';
import type { Matching } from './matchColumns.ts';
import { entriesAtSlugs } from './queries.ts';
import type { SheetLine } from './readSheet.ts';

/** Null for a row that makes a new entry. */
export type Target = { id: string | null } | { problem: string; column: string };

export const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which entry each row is about: the one with its ID, else with its slug in some language. */
export async function findTargets(
  ctx: Ctx,
  type: ContentType,
  matching: Matching,
  lines: readonly SheetLine[],
): Promise<Target[]> {
  const cellOf = (line: SheetLine, key: string) =>
    line.cells[matching.findIndex((each) => each?.key === key)]?.trim() ?? '';
  const hasParents = matching.some((each) => each?.key === 'parent');
  const idOf = (line: SheetLine) => cellOf(line, 'id').toLowerCase();
  const ids = [...new Set(lines.map(idOf).filter((id) => uuid.test(id)))];
  const known = new Map(await inBatches(ids, async (batch) => [...(await entriesById(ctx.db, batch))]));
  const slugKeys = locales.map((locale) => ({ locale, key: `slug.${locale}` }));
  const atSlug = new Map<string, { id: string; parentId: string | null }[]>();
  for (const { locale, key } of slugKeys) {
    const slugs = [...new Set(lines.filter((line) => idOf(line) === '').map((line) => cellOf(line, key)))].filter(
      Boolean,
    );
    const found = await inBatches(slugs, (batch) => entriesAtSlugs(ctx.db, type.name, locale, batch));
    for (const { slug, ...entry } of found) {
      atSlug.set(`${key} ${slug}`, [...(atSlug.get(`${key} ${slug}`) ?? []), entry]);
    }
  }

  function byId(id: string): Target {
    const entry = known.get(id);
    if (!entry || entry.type !== type.name) {
      return {
        problem: `No ${type.labels.one.toLowerCase()} has this ID. Leave it empty to make a new one`,
        column: 'id',
      };
    }
    if (entry.trashedAt) return { problem: 'The entry with this ID lies in the trash. Restore it first', column: 'id' };
    return { id };
  }

  function bySlug(line: SheetLine): Target {
    const parent = cellOf(line, 'parent').toLowerCase() || null;
    for (const { key } of slugKeys) {
      const all = atSlug.get(`${key} ${cellOf(line, key)}`) ?? [];
      const below = hasParents ? all.filter(({ parentId }) => parentId === parent) : all;
      // A page below another parent may have the same address as one that exists.
      const [first, ...others] = below;
      if (others.length > 0) return { problem: 'Several entries have this address: give the ID of one', column: key };
      if (first) return { id: first.id };
    }
    return { id: null };
  }

  return lines.map((line) => (idOf(line) === '' ? bySlug(line) : byId(idOf(line))));
}
