import { defaultLocale, type Locale, normalizePath, publicPath, unprefixedPaths } from '@fundfront/content-model';
import { type calls, pageTypes, type ResponseOf, type SitePage } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { liveData } from '../live/liveData.ts';
import { linksOf, liveById } from '../live/queries.ts';
import { findLivePath } from '../paths/queries.ts';
import { followRedirects } from '../redirects/followRedirects.ts';
import { composePage } from './composePage.ts';
import { pageLink } from './links.ts';

type PageResponse = ResponseOf<typeof calls.getPage>;

export function pageType(type: string): SitePage['type'] | undefined {
  return pageTypes.find((name) => name === type);
}

const notFound = () => new AppError('NOT_FOUND', 'This page could not be found');

const forwardTo = (address: string, permanent = true): PageResponse => ({
  kind: 'redirect',
  to: address.startsWith('/') ? encodeURI(address) : address,
  permanent,
});

async function inEnglish(ctx: Ctx, path: string): Promise<PageResponse> {
  const found = await findLivePath(ctx.db, defaultLocale, path);
  if (!found) return byRule(ctx, publicPath('ur', path));
  const [urdu] = await linksOf(ctx.db, 'ur', [found.entryId]);
  if (urdu) return forwardTo(publicPath('ur', urdu.path));
  const [english] = await linksOf(ctx.db, defaultLocale, [found.entryId]);
  if (!english) throw notFound();
  return { kind: 'untranslated', english: pageLink(english, defaultLocale) };
}

/** Pages win over rules. What a rule leads to may forward as well: the visitor goes there at once. */
async function byRule(ctx: Ctx, address: string): Promise<PageResponse> {
  const { hops, end, to } = await followRedirects(ctx, address);
  if (hops.length === 0 || end === 'loop' || end === 'nothing') throw notFound();
  return forwardTo(
    to,
    hops.every(({ permanent }) => permanent),
  );
}

/** `path` has no language prefix. Answers a page, a redirect, or that only English has it. */
export async function getPage(input: {
  ctx: Ctx;
  locale: Locale;
  path: string;
  figures?: 'none' | undefined;
}): Promise<PageResponse> {
  const { ctx } = input;
  const path = normalizePath(input.path);
  if (path === null) throw notFound();
  // One page in Urdu has no language prefix; whoever asks for it in English means it.
  const locale = unprefixedPaths.includes(path) ? 'ur' : input.locale;
  const found = await findLivePath(ctx.db, locale, path);
  if (!found && locale !== defaultLocale) return inEnglish(ctx, path);
  if (!found) return byRule(ctx, publicPath(locale, path));
  const row = await liveById(ctx.db, locale, found.entryId);
  const type = row && pageType(row.type);
  if (!row || !type || row.path === null) throw notFound();
  if (found.role === 'redirect') return forwardTo(publicPath(locale, row.path));
  const revision = `${row.id}.${locale}.${row.liveVersion}`;
  return composePage(ctx, { ...row, type, path: row.path, data: liveData(row), revision, figures: input.figures });
}
