import type { Locale } from '@fundfront/content-model';
import { withSubFund } from '@fundfront/content-model/seo';
import type { FundRow } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import type { AlertMail } from '../../db/schema/index.ts';
import type { AlertPrice } from './alertContent.ts';
import { alertFrame, siteUrl } from './alertFrame.ts';
import { type FundOfDay, fundsOfDay, isMissing } from './fundsOfDay.ts';
import { formatDate, formatTime, t, terms } from './messages/index.ts';
import { announcedAt } from './queries/ledger.ts';
import { renderAlert } from './renderAlert.ts';

const arrows = { up: '▲ +', down: '▼ −', flat: '' } as const;

/** With a sign that reads as one: `+11.09%`, `−3.51%`. */
function percentOf(value: string): string {
  const sign = value.startsWith('-') ? '−' : Number(value) === 0 ? '' : '+';
  return `${sign}${value.replace(/^[-+]/, '')}%`;
}

function changeOf(change: NonNullable<FundRow['price']>['change']): AlertPrice['change'] {
  if (!change) return null;
  return { direction: change.direction, text: `${arrows[change.direction]}${change.value.replace(/^-/, '')}` };
}

function riskNote(lang: Locale, { riskProfile }: FundRow): string | null {
  if (!riskProfile) return null;
  const { first, within } = terms[lang].risk[riskProfile];
  return t(lang, 'risk', { risk: first, lower: within });
}

/** Where the fund has a page, and what it is called, for one line of a mail. */
export function namedFund(ctx: Ctx, lang: Locale, fund: FundRow): Pick<AlertPrice, 'name' | 'url' | 'note'> {
  return {
    name: withSubFund(fund.title, fund.subFund),
    url: `${ctx.env.PUBLIC_SITE_URL}${fund.path}`,
    note: riskNote(lang, fund),
  };
}

function ytdOf(lang: Locale, { ytd }: FundRow): AlertPrice['ytd'] {
  if (!ytd) return null;
  const basis = t(lang, 'basis', { basis: terms[lang].basis[ytd.basis], day: formatDate(lang, ytd.asOf) });
  return { percent: percentOf(ytd.percent), basis };
}

function missingOf(lang: Locale, { price, closure }: FundOfDay): string | null {
  if (price) return null;
  return closure?.[lang] ?? closure?.en ?? t(lang, 'notYet');
}

function priceLine(ctx: Ctx, lang: Locale, found: FundOfDay): AlertPrice {
  const { fund, price, before } = found;
  const latest = price || !before ? null : { nav: before.nav, day: formatDate(lang, before.validityDate) };
  return {
    ...namedFund(ctx, lang, fund),
    nav: price?.nav ?? null,
    missing: missingOf(lang, found),
    change: changeOf(price?.change ?? null),
    remark: latest && t(lang, 'latest', latest),
    ytd: ytdOf(lang, fund),
  };
}

/** In words, of those whose change on the day is known; empty where none is. */
function movementOf(lang: Locale, funds: readonly FundOfDay[]): string[] {
  const changes = funds.flatMap(({ price }) => price?.change ?? []);
  const count = (direction: string) => changes.filter((change) => change.direction === direction).length;
  const [up, down, flat] = [count('up'), count('down'), count('flat')];
  if (changes.length === 0) return [];
  if (changes.length > 1 && up === changes.length) return [t(lang, 'allRose', { count: String(up) })];
  if (changes.length > 1 && down === changes.length) return [t(lang, 'allFell', { count: String(down) })];
  return [t(lang, 'moved', { up: String(up), down: String(down), flat: String(flat) })];
}

/** Names in English, for staff. */
export const missingNames = (funds: readonly FundOfDay[]): string[] =>
  funds.filter(isMissing).map(({ fund }) => withSubFund(fund.title, fund.subFund));

/** The prices of a day (YYYY-MM-DD) as they are announced now; null where no public fund announced anything. */
export async function pricesMail(ctx: Ctx, lang: Locale, day: string): Promise<AlertMail | null> {
  const funds = await fundsOfDay(ctx, lang, day);
  if (funds.every(isMissing)) return null;
  const published = await announcedAt(ctx.db, day);
  const missing = missingNames(funds);
  const date = formatDate(lang, day);
  const first = [
    ...(published ? [t(lang, 'published', { time: formatTime(lang, published) })] : []),
    ...movementOf(lang, funds),
  ];
  return renderAlert({
    ...(await alertFrame(ctx, lang)),
    kind: t(lang, 'kind.daily-nav'),
    subject: t(lang, 'prices.subject', { day: date }),
    heading: [t(lang, 'prices.heading'), t(lang, 'prices.day', { day: date })],
    lead: [
      first.join(' '),
      ...(missing.length > 0 ? [t(lang, 'missing', { funds: missing.join(lang === 'ur' ? '، ' : ', ') })] : []),
    ],
    prices: funds.map((found) => priceLine(ctx, lang, found)),
    returns: true,
    action: { label: t(lang, 'allPrices'), url: siteUrl(ctx, lang, 'prices') },
    disclaimer: true,
  });
}
