import { contentTypes, type Locale } from '@fundfront/content-model';
import type { SitePage } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { liveData } from '../live/liveData.ts';
import { type LiveRow, liveOfSmallTypes } from '../live/queries.ts';
import { textOf } from '../live/values.ts';

export interface PageLabels {
  /** Words that stand for a page in the path above others, by the page's id. */
  words: ReadonlyMap<string, string>;
  tabs: readonly LiveRow[];
}

export async function pageLabels(ctx: Ctx, locale: Locale): Promise<PageLabels> {
  const rows = await liveOfSmallTypes(ctx.db, locale, ['breadcrumb', 'tabs']);
  const [words, tabs] = [rows.filter(({ type }) => type === 'breadcrumb'), rows.filter(({ type }) => type === 'tabs')];
  return { words: new Map(words.map((row) => [textOf(liveData(row), 'page') ?? '', row.title])), tabs };
}

/**
 * Those of the nearest page that has some: the page itself, or one above it.
 * @param path ids from the root to the page
 */
export function pageTabs({ tabs: rows }: PageLabels, path: readonly string[]): SitePage['tabs'] {
  const nearest = path.toReversed();
  const found = nearest.flatMap((each) => rows.find((row) => textOf(liveData(row), 'page') === each) ?? [])[0];
  if (!found) return null;
  const parsed = v.safeParse(contentTypes.tabs.fields.tabs.published, liveData(found).tabs);
  const links = parsed.success ? parsed.output : [];
  return { title: found.title, links: links.map(({ title, url }) => ({ title, path: url })) };
}
