import { defaultLocale, type Locale, normalizeAddress, publicPath, urduAtRoot } from '@fundfront/content-model';
import { type calls, pageTypes, type ResponseOf, type SitePage } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findAddress } from '../address/queries.ts';
import { liveData } from '../live/liveData.ts';
import { linksOf, liveById } from '../live/queries.ts';
import { composePage } from './composePage.ts';
import { pageLink } from './links.ts';

type PageResponse = ResponseOf<typeof calls.getPage>;

export function pageType(type: string): SitePage['type'] | undefined {
  return pageTypes.find((name) => name === type);
}

const notFound = () => new AppError('NOT_FOUND', 'This page could not be found');

/** In Urdu, what stands at this address in English: the way to its translation, or word that there is none. */
async function inEnglish(ctx: Ctx, address: string): Promise<PageResponse> {
  const found = await findAddress(ctx.db, defaultLocale, address);
  if (!found) throw notFound();
  const [urdu] = await linksOf(ctx.db, 'ur', [found.entryId]);
  if (urdu) return { kind: 'redirect', to: publicPath('ur', urdu.address) };
  const [english] = await linksOf(ctx.db, defaultLocale, [found.entryId]);
  if (!english) throw notFound();
  return { kind: 'untranslated', english: pageLink(english, defaultLocale) };
}

/** What answers at a public address (without language prefix): a page, a redirect, or word that only English has it. */
export async function getPage(input: { ctx: Ctx; locale: Locale; address: string }): Promise<PageResponse> {
  const { ctx } = input;
  const address = normalizeAddress(input.address);
  if (address === null) throw notFound();
  // One page in Urdu stands without the language's prefix; whoever asks for it in English means it.
  const locale = urduAtRoot.includes(address) ? 'ur' : input.locale;
  const found = await findAddress(ctx.db, locale, address);
  if (!found && locale !== defaultLocale) return inEnglish(ctx, address);
  const row = found && (await liveById(ctx.db, locale, found.entryId));
  const type = row && pageType(row.type);
  if (!row || !type || row.address === null) throw notFound();
  if (found.role === 'redirect') return { kind: 'redirect', to: publicPath(locale, row.address) };
  const revision = `${row.id}.${locale}.${row.liveVersion}`;
  return composePage(ctx, { ...row, type, address: row.address, data: liveData(row), revision });
}
