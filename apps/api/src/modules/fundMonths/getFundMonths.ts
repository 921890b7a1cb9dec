import { type ContentTypeName, type EntryData, type Locale, limits } from '@fundfront/content-model';
import type { FundMonth, FundMonths } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { liveData } from '../live/liveData.ts';
import { textOf } from '../live/values.ts';
import { fundTerms } from '../returns/queries.ts';
import { listedRows } from '../site/queries/listed.ts';
import { publicFund } from './publicFund.ts';

export interface MonthsInput {
  id: string;
  locale: Locale;
  /** YYYY-MM */
  month?: string | undefined;
}

interface MonthEntry {
  month: string;
  day: string;
  data: EntryData;
}

/** Of each month the latest. */
async function byMonth(
  ctx: Ctx,
  type: Extract<ContentTypeName, 'fundInvestment' | 'expenseRatio'>,
  { id, locale }: MonthsInput,
): Promise<Map<string, MonthEntry>> {
  const rows = await listedRows(ctx.db, { type, locale, fund: id, limit: limits.fundMonths });
  const found = new Map<string, MonthEntry>();
  for (const row of rows) {
    const data = liveData(row);
    const day = textOf(data, 'date');
    if (day === null) continue;
    const month = day.slice(0, 7);
    if (!found.has(month)) found.set(month, { month, day, data });
  }
  return found;
}

type Part = NonNullable<FundMonths['investments']>['allocation'][number];

function partsOf(data: EntryData, key: 'allocation' | 'holdings', locale: Locale): Part[] {
  const rows: unknown = data[key];
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: EntryData): Part[] => {
    const name = (locale === 'ur' && textOf(row, 'nameUr')) || textOf(row, 'name');
    const percent = textOf(row, 'percent');
    return name !== null && percent !== null ? [{ name, percent }] : [];
  });
}

function monthOf(month: string, invested: MonthEntry | undefined, spent: MonthEntry | undefined): FundMonth {
  const expense = (key: string) => (spent ? textOf(spent.data, key) : null);
  return {
    month,
    investedOn: invested?.day ?? null,
    size: invested ? textOf(invested.data, 'size') : null,
    expensesOn: spent?.day ?? null,
    ratio: expense('ratio'),
    managementFee: expense('managementFee'),
    managementFeeCap: expense('managementFeeCap'),
    levies: expense('levies'),
    returnBefore: expense('returnBefore'),
    returnAfter: expense('returnAfter'),
  };
}

/** NOT_FOUND for a fund that the public cannot see, and for a month without investments. */
export async function getFundMonths(ctx: Ctx, input: MonthsInput): Promise<FundMonths> {
  const fund = await publicFund(ctx, input);
  const investments = await byMonth(ctx, 'fundInvestment', input);
  const expenses = await byMonth(ctx, 'expenseRatio', input);
  const [terms] = await fundTerms(ctx.db, [fund.id]);
  const months = [...new Set([...investments.keys(), ...expenses.keys()])].sort();
  const [latest] = investments.values();
  const shown = input.month === undefined ? latest : investments.get(input.month);
  if (!shown && input.month !== undefined) {
    throw new AppError('NOT_FOUND', 'Nothing is published of the fund’s investments in this month.');
  }
  return {
    basis: terms?.basis ?? 'absolute',
    months: months.map((month) => monthOf(month, investments.get(month), expenses.get(month))),
    investments: shown
      ? {
          month: shown.month,
          day: shown.day,
          allocation: partsOf(shown.data, 'allocation', input.locale),
          holdings: partsOf(shown.data, 'holdings', input.locale),
        }
      : null,
  };
}
