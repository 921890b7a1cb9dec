import { contentTypes, type Locale } from '@fundfront/content-model';
import type { SitePage } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { liveData } from '../live/liveData.ts';
import { ancestorIds, liveOfType } from '../live/queries.ts';
import { textOf } from '../live/values.ts';

/** Words that stand for a page in the path above others, by the page's id. */
export async function breadcrumbWords(ctx: Ctx, locale: Locale): Promise<Map<string, string>> {
  const rows = await liveOfType(ctx.db, locale, 'breadcrumb');
  return new Map(rows.map((row) => [textOf(liveData(row), 'page') ?? '', row.title]));
}

/** Those of the nearest page that has some: the page itself, or one above it. */
export async function pageTabs(ctx: Ctx, id: string, locale: Locale): Promise<SitePage['tabs']> {
  const rows = await liveOfType(ctx.db, locale, 'tabs');
  if (rows.length === 0) return null;
  const nearest = [...(await ancestorIds(ctx.db, id)), id].reverse();
  const found = nearest.flatMap((each) => rows.find((row) => textOf(liveData(row), 'page') === each) ?? [])[0];
  if (!found) return null;
  const parsed = v.safeParse(contentTypes.tabs.fields.tabs.published, liveData(found).tabs);
  const links = parsed.success ? parsed.output : [];
  return { title: found.title, links: links.map(({ title, url }) => ({ title, path: url })) };
}
