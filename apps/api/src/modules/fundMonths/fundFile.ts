import { type Locale, limits } from '@fundfront/content-model';
import type { FundFileKind } from '@fundfront/content-model/historyFile';
import type { FundMonth, FundSheet, GrowthPeriod, SheetFormat } from '@fundfront/content-model/wire';
import Big from 'big.js';
import type { Ctx } from '../../context.ts';
import { fundSheetOf } from '../nav/fundSheetOf.ts';
import { getFundGrowth } from '../nav/getFundGrowth.ts';
import { csvRows } from '../sheets/csv.ts';
import { mediaTypes } from '../sheets/sheetFile.ts';
import { csvCell, type WorkbookCell, writeWorkbook } from '../sheets/workbook.ts';
import { rateLimit } from '../throttle/rateLimit.ts';
import { getFundMonths, type MonthsInput } from './getFundMonths.ts';
import { fiscalYearOf } from './getFundPayouts.ts';
import { publicFund } from './publicFund.ts';
import { paidOut } from './queries.ts';

/** A column for each figure, whose basis and unit its head names. */
const headers: Record<FundFileKind, Record<Locale, readonly string[]>> = {
  payouts: {
    en: ['Date', 'Fiscal year', 'Payout, Rs a unit', 'NAV after it, Rs'],
    ur: ['تاریخ', 'مالی سال', 'ادائیگی، روپے فی یونٹ', 'اس کے بعد این اے وی، روپے'],
  },
  growth: {
    en: ['Date', 'Fund, Rs', 'Benchmark, Rs', 'Difference, Rs'],
    ur: ['تاریخ', 'فنڈ، روپے', 'بینچ مارک، روپے', 'فرق، روپے'],
  },
  years: {
    en: ['Year', 'Kind', 'From', 'To', 'Return, %', 'Basis', 'Benchmark, %'],
    ur: ['سال', 'قسم', 'سے', 'تک', 'منافع، %', 'بنیاد', 'بینچ مارک، %'],
  },
  months: {
    en: [
      'Month',
      'Fund size on',
      'Fund size, Rs million',
      'Expenses to',
      'Total expense ratio, %',
      'Management fee, %',
      'Highest management fee, %',
      'Taxes and levies, %',
      'Return before expenses, %',
      'Return after expenses, %',
      'Basis of returns',
    ],
    ur: [
      'مہینہ',
      'فنڈ کا حجم بتاریخ',
      'فنڈ کا حجم، ملین روپے',
      'اخراجات تک',
      'کل اخراجات کا تناسب، %',
      'مینجمنٹ فیس، %',
      'مینجمنٹ فیس کی حد، %',
      'ٹیکس اور محصولات، %',
      'اخراجات سے پہلے منافع، %',
      'اخراجات کے بعد منافع، %',
      'منافع کی بنیاد',
    ],
  },
  investments: {
    en: ['As of', 'List', 'Held in', 'Part of the assets, %'],
    ur: ['بتاریخ', 'فہرست', 'کس میں', 'اثاثوں کا حصہ، %'],
  },
};

const messages = {
  fiscal: { en: 'fiscal', ur: 'مالی' },
  calendar: { en: 'calendar', ur: 'کیلنڈر' },
  toDate: { en: 'to date', ur: 'تاحال' },
  annualised: { en: 'annualised', ur: 'سالانہ شرح' },
  absolute: { en: 'absolute', ur: 'اصل' },
  cagr: { en: 'CAGR', ur: 'مرکب سالانہ شرح' },
  allocation: { en: 'Asset allocation', ur: 'اثاثوں کی تقسیم' },
  holdings: { en: 'Largest holdings', ur: 'سب سے بڑی سرمایہ کاری' },
} as const;

const number = (text: string | null): WorkbookCell => (text === null ? '' : { number: text });
const dayCell = (day: string | null): WorkbookCell => (day === null ? '' : { day });

async function payoutRows(ctx: Ctx, id: string): Promise<WorkbookCell[][]> {
  const payouts = await paidOut(ctx.db, id);
  return payouts.map(({ day, amount, nav }) => [dayCell(day), `FY${fiscalYearOf(day)}`, number(amount), number(nav)]);
}

async function growthRows(ctx: Ctx, id: string, period: GrowthPeriod): Promise<WorkbookCell[][]> {
  const { funds } = await getFundGrowth({ ctx, input: { funds: [id], period } });
  const { points = [], benchmark = [] } = funds[0] ?? {};
  return points.map(({ day, value }, index) => {
    const beside = benchmark[index]?.value ?? null;
    const difference = beside === null ? null : new Big(value).minus(beside).toFixed();
    return [dayCell(day), number(value), number(beside), number(difference)];
  });
}

const running = { ytd: 'fiscal', cytd: 'calendar' } as const;

function yearRows({ years, returns }: FundSheet, locale: Locale): WorkbookCell[][] {
  const complete = years.map(({ kind, year, from, asOf, percent, basis, benchmark }): WorkbookCell[] => [
    kind === 'fiscal' ? `FY${year}` : String(year),
    messages[kind][locale],
    dayCell(from),
    dayCell(asOf),
    number(percent),
    messages[basis][locale],
    number(benchmark),
  ]);
  const toDate = returns.flatMap(({ period, from, asOf, percent, basis, benchmark }): WorkbookCell[][] => {
    const kind = period === 'ytd' || period === 'cytd' ? running[period] : null;
    return kind === null
      ? []
      : [
          [
            messages.toDate[locale],
            messages[kind][locale],
            dayCell(from),
            dayCell(asOf),
            number(percent),
            messages[basis][locale],
            number(benchmark),
          ],
        ];
  });
  return [...complete, ...toDate];
}

function monthRow(month: FundMonth, basis: string): WorkbookCell[] {
  return [
    month.month,
    dayCell(month.investedOn),
    number(month.size),
    dayCell(month.expensesOn),
    number(month.ratio),
    number(month.managementFee),
    number(month.managementFeeCap),
    number(month.levies),
    number(month.returnBefore),
    number(month.returnAfter),
    month.returnBefore === null && month.returnAfter === null ? '' : basis,
  ];
}

type FileInput = MonthsInput & { kind: FundFileKind; period: GrowthPeriod };

async function rowsOf(ctx: Ctx, input: FileInput): Promise<WorkbookCell[][]> {
  const { id, kind, locale } = input;
  if (kind === 'payouts') return payoutRows(ctx, id);
  if (kind === 'growth') return growthRows(ctx, id, input.period);
  if (kind === 'years') {
    const sheet = await fundSheetOf(ctx, id, locale);
    return sheet ? yearRows(sheet, locale) : [];
  }
  const { basis, months, investments } = await getFundMonths(ctx, kind === 'investments' ? input : { id, locale });
  if (kind === 'months') return months.map((month) => monthRow(month, messages[basis][locale]));
  return (['allocation', 'holdings'] as const).flatMap((list) =>
    (investments?.[list] ?? []).map(({ name, percent }) => [
      dayCell(investments?.day ?? null),
      messages[list][locale],
      name,
      number(percent),
    ]),
  );
}

/** A workbook is made in the one process that staff use too; a mobile network has many visitors, each page many files. */
const limit = rateLimit({ burst: limits.fundFiles, perSecond: 10 });

/**
 * As announced and computed, without the site's rounding. NOT_FOUND for a fund, or a month of investments, that the
 * public cannot see; RATE_LIMITED for a network that asks for many.
 */
export async function fundFile(ctx: Ctx, input: FileInput & { format: SheetFormat }) {
  limit(ctx);
  const { kind, format, locale, month } = input;
  const fund = await publicFund(ctx, input);
  const rows = [headers[kind][locale], ...(await rowsOf(ctx, input))];
  const stem = [fund.path.split('/').at(-1), kind, kind === 'investments' ? month : undefined]
    .filter(Boolean)
    .join('-');
  const body =
    format === 'xlsx'
      ? await writeWorkbook(rows)
      : new TextEncoder().encode(
          csvRows(
            rows.map((row) => row.map(csvCell)),
            { first: true, figures: true },
          ),
        );
  return { name: `${stem}.${format}`, mediaType: mediaTypes[format], body };
}
