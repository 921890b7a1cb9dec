import { type Locale, locales } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import type { AlertMail } from '../../db/schema/index.ts';
import { liveData } from '../live/liveData.ts';
import { type LiveRow, liveOfIds } from '../live/queries.ts';
import { textOf } from '../live/values.ts';
import { fundRows } from '../nav/fundRows.ts';
import type { AlertPrice } from './alertContent.ts';
import { alertFrame, siteUrl } from './alertFrame.ts';
import { formatDate, t } from './messages/index.ts';
import { namedFund } from './pricesMail.ts';
import { type Corrected, correctionsAmong } from './queries/ledger.ts';
import { renderAlert } from './renderAlert.ts';

function correctedLine(
  lang: Locale,
  { nav, formerNav, reasonEn, reasonUr }: Corrected,
): Omit<AlertPrice, 'name' | 'url' | 'note'> {
  const reason = (lang === 'ur' ? reasonUr : reasonEn) ?? reasonEn;
  const former = t(lang, 'correction.former', { nav: formerNav ?? t(lang, 'correction.none') });
  return {
    nav,
    missing: nav === null ? t(lang, 'correction.none') : null,
    change: null,
    remark: [former, ...(reason ? [t(lang, 'correction.reason', { reason })] : [])].join(' · '),
    ytd: null,
  };
}

/** Null where none of the funds is public any more. */
export async function correctionMail(
  ctx: Ctx,
  lang: Locale,
  announcementIds: readonly string[],
): Promise<AlertMail | null> {
  const corrections = await correctionsAmong(ctx.db, announcementIds);
  const funds = new Map((await fundRows({ ctx, locale: lang })).map((fund) => [fund.id, fund]));
  const prices = corrections.flatMap((corrected) => {
    const fund = funds.get(corrected.fundId);
    return fund ? [{ ...namedFund(ctx, lang, fund), ...correctedLine(lang, corrected) }] : [];
  });
  const [first] = corrections;
  if (!first || prices.length === 0) return null;
  const day = formatDate(lang, first.day);
  return renderAlert({
    ...(await alertFrame(ctx, lang)),
    kind: t(lang, 'kind.correction'),
    subject: t(lang, 'correction.subject', { day }),
    heading: [t(lang, 'correction.heading')],
    lead: [t(lang, 'correction.lead', { day })],
    prices,
    returns: false,
    action: { label: t(lang, 'allPrices'), url: siteUrl(ctx, lang, 'prices') },
    disclaimer: true,
  });
}

function fileUrl(ctx: Ctx, row: LiveRow): string | null {
  const { file } = liveData(row);
  const src = typeof file === 'object' && file !== null && 'src' in file ? file.src : null;
  return typeof src === 'string' && src !== '' ? new URL(src, ctx.env.PUBLIC_SITE_URL).href : null;
}

async function publicReport(ctx: Ctx, lang: Locale, documentId: string): Promise<LiveRow | undefined> {
  for (const locale of [lang, ...locales]) {
    const [row] = await liveOfIds(ctx.db, locale, 'document', [documentId]);
    if (row) return row;
  }
  return undefined;
}

/** In another language where it is not published in this one. Null where the report is not public any more. */
export async function reportMail(ctx: Ctx, lang: Locale, documentId: string): Promise<AlertMail | null> {
  const row = await publicReport(ctx, lang, documentId);
  if (!row) return null;
  const data = liveData(row);
  const date = textOf(data, 'date');
  const summary = textOf(data, 'summary');
  const all = siteUrl(ctx, lang, 'reports');
  return renderAlert({
    ...(await alertFrame(ctx, lang)),
    kind: t(lang, 'kind.fmr'),
    subject: row.title,
    heading: [t(lang, 'fmr.heading')],
    lead: [
      row.title,
      ...(date ? [t(lang, 'fmr.date', { day: formatDate(lang, date) })] : []),
      ...(summary ? [summary] : []),
      t(lang, 'fmr.all', { url: all }),
    ],
    prices: [],
    returns: false,
    action: { label: t(lang, 'fmr.open'), url: fileUrl(ctx, row) ?? all },
    disclaimer: true,
  });
}
