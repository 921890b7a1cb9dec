import { type Locale, limits } from '@fundfront/content-model';
import type { FundHistory, SheetFormat } from '@fundfront/content-model/wire';
import { type HistoryRow, historyRows } from '@fundfront/content-model/wire/historyRows';
import type { Ctx } from '../../context.ts';
import { csvRows } from '../sheets/csv.ts';
import { mediaTypes } from '../sheets/sheetFile.ts';
import { type WorkbookCell, writeWorkbook } from '../sheets/workbook.ts';
import { rateLimit } from '../throttle/rateLimit.ts';
import { getFundHistory, type HistoryInput } from './getFundHistory.ts';

const headers: Record<Locale, readonly string[]> = {
  en: ['Validity date', 'NAV', 'Offer', 'Redemption', 'Payout per unit', 'No price because'],
  ur: ['مؤثر تاریخ', 'این اے وی', 'قیمتِ خرید', 'قیمتِ واپسی', 'فی یونٹ ادائیگی', 'قیمت نہ ہونے کی وجہ'],
};

/** Figures as they were announced: a change is not, and whoever calculates needs none. */
const figures = ['nav', 'offer', 'redemption', 'payout'] as const;

function textRow(row: HistoryRow, locale: Locale): string[] {
  return [row.day, ...figures.map((key) => row[key] ?? ''), row.reason?.[locale] ?? ''];
}

function workbookRow(row: HistoryRow, locale: Locale): WorkbookCell[] {
  const cells = figures.map((key): WorkbookCell => {
    const figure = row[key];
    return figure === null ? '' : { number: figure };
  });
  return [{ day: row.day }, ...cells, row.reason?.[locale] ?? ''];
}

async function bodyOf(history: FundHistory, locale: Locale, format: SheetFormat): Promise<Uint8Array> {
  const header = headers[locale];
  const rows = historyRows(history);
  if (format === 'xlsx') return writeWorkbook([header, ...rows.map((row) => workbookRow(row, locale))]);
  return new TextEncoder().encode(csvRows([header, ...rows.map((row) => textRow(row, locale))], { first: true }));
}

/** A workbook is made in the one process that staff use too. */
const limit = rateLimit({ burst: limits.historyFiles, perSecond: 0.5 });

/** Throws like `getFundHistory`; RATE_LIMITED for a network that asks for many. */
export async function historyFile({ ctx, input }: { ctx: Ctx; input: HistoryInput & { format: SheetFormat } }) {
  limit(ctx);
  const { format, locale } = input;
  const history = await getFundHistory({ ctx, input });
  const { fund, from, to } = history;
  const stem = [fund.path.split('/').at(-1), from, to].filter(Boolean).join('-');
  return { name: `${stem}.${format}`, mediaType: mediaTypes[format], body: await bodyOf(history, locale, format) };
}
