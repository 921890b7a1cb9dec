import { type ContentTypeName, contentType, type Locale, publicPath } from '@fundfront/content-model';
import type { SiteItem } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { titlesOf } from '../live/queries.ts';
import { textOf } from '../live/values.ts';
import type { ListedItem } from './listing.ts';

function referenceKeys(type: ContentTypeName): string[] {
  const fields = Object.entries(contentType(type).fields);
  return fields.filter(([, { references }]) => references !== null).map(([key]) => key);
}

export async function withReferences(
  ctx: Ctx,
  { type, locale, items }: { type: ContentTypeName; locale: Locale; items: readonly ListedItem[] },
): Promise<SiteItem[]> {
  const keys = referenceKeys(type);
  const idsOf = ({ data }: ListedItem) => keys.flatMap((key) => textOf(data, key) ?? []);
  const ids = [...new Set(items.flatMap(idsOf))];
  const targets = ids.length === 0 ? [] : await titlesOf(ctx.db, locale, ids);
  const known = new Map(
    targets.map(({ id, title, path, locale: own }) => [
      id,
      { title, path: path === null ? null : publicPath(own, path) },
    ]),
  );
  return items.map((item) => {
    const own = idsOf(item).flatMap((id) => {
      const target = known.get(id);
      return target ? [[id, target] as const] : [];
    });
    return { ...item, references: Object.fromEntries(own) };
  });
}
