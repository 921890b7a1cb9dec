import { type EntryData, type Locale, otherLocale, publicPath, templateNames } from '@fundfront/content-model';
import { pageTexts } from '@fundfront/content-model/seo';
import type { SitePage } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { ancestorIds, linksOf } from '../live/queries.ts';
import { imageOf, keyValuesOf, textOf } from '../live/values.ts';
import { fundsOfCategory } from '../nav/fundRows.ts';
import { fundSheetOf } from '../nav/fundSheetOf.ts';
import { pageNavigation } from './pageNavigation.ts';
import { pageLabels, pageTabs } from './pageTabs.ts';

export interface PageSource {
  id: string;
  type: SitePage['type'];
  parentId: string | null;
  locale: Locale;
  title: string;
  data: EntryData;
  path: string;
  revision: string;
  publishedAt: Date | null;
  figures?: 'none' | undefined;
}

async function alternateOf(ctx: Ctx, { id, locale }: PageSource): Promise<SitePage['alternate']> {
  const other = otherLocale(locale);
  const [link] = await linksOf(ctx.db, other, [id]);
  return link ? { locale: other, path: publicPath(other, link.path) } : null;
}

export async function composePage(ctx: Ctx, source: PageSource): Promise<SitePage> {
  const { id, type, locale, data } = source;
  const [labels, above, alternate] = await Promise.all([
    pageLabels(ctx, locale),
    source.parentId === null ? [] : ancestorIds(ctx.db, id),
    alternateOf(ctx, source),
  ]);
  const position = { ...source, category: textOf(data, 'category'), above, words: labels.words };
  const hasFigures = source.figures !== 'none';
  const template = type === 'page' ? (templateNames.find((name) => name === data.template) ?? 'prose') : null;
  return {
    kind: 'page',
    id,
    type,
    template,
    locale,
    path: publicPath(locale, source.path),
    title: source.title,
    ...pageTexts(type, data),
    image: imageOf(data, 'image'),
    font: data.font === 'arabic' ? 'arabic' : null,
    seo: keyValuesOf(data, 'seo'),
    data,
    revision: source.revision,
    publishedAt: source.publishedAt?.toISOString() ?? null,
    ...(await pageNavigation(ctx, position)),
    tabs: pageTabs(labels, [...above, id]),
    alternate,
    fund: hasFigures && type === 'fund' ? await fundSheetOf(ctx, id, locale) : null,
    funds: hasFigures && type === 'fundCategory' ? await fundsOfCategory(ctx, id, locale) : [],
  };
}
