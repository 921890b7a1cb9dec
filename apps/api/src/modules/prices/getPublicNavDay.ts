import type { Locale } from '@fundfront/content-model';
import { addDays } from '@fundfront/content-model/karachi';
import type { DayFund, FundRow, NavDay } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { businessCalendar, isWeekend } from '../ledger/businessDays.ts';
import { fundsWithPayout } from '../ledger/queries/sheet.ts';
import { fundRows, isGroupPage, liveCategories } from '../nav/fundRows.ts';
import { changeOf } from '../nav/priceOf.ts';
import { listedFundOf, publicHoliday, reasonOf } from './getFundHistory.ts';
import { boundsOf, closuresOf, firstPricesWithin, weekdayWithPrice, ytdWithin } from './queries.ts';

/** 30 June: returns of the fiscal year of a day count from it, and it is itself the last day of the year before. */
export function fiscalYearStart(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) > '06-30' ? 0 : 1);
  return `${year}-06-30`;
}

type FundOnDay = Omit<DayFund, 'fund'>;

/** A price that is older than this is no “day before”, however many of the days between were closed. */
const searchDays = 30;

/** A price that funds announce for the days after a business day is shown with that day, under its own validity date. */
async function pricesOn(ctx: Ctx, funds: readonly FundRow[], day: string): Promise<(fund: FundRow) => FundOnDay> {
  const ids = funds.map(({ id }) => id);
  const calendar = await businessCalendar(ctx.db, day);
  const shut = calendar.closedOn(day);
  const span = { from: day, to: shut ? day : addDays(calendar.beside(day, 1), -1) };
  const prices = await firstPricesWithin(ctx.db, ids, span);
  const searched = { from: addDays(day, -searchDays), to: span.to };
  const closures = await closuresOf(ctx.db, ids, searched);
  const shutDays: string[] = [];
  for (let each = searched.from; each < span.to; each = addDays(each, 1)) {
    if (calendar.closedOn(each)) shutDays.push(each);
  }
  // A return of the fiscal year before would be no return of this year so far.
  const ytdSpan = { from: addDays(fiscalYearStart(day), 1), to: span.to };
  const published = await ytdWithin(ctx.db, ids, ytdSpan);
  const within = prices.filter(({ side }) => side === 'within');
  const exDay = new Set(
    await fundsWithPayout(
      ctx.db,
      within.map(({ fundId, validityDate }) => ({ fundId, day: validityDate })),
    ),
  );
  return ({ id: fundId, ytd: latestYtd }) => {
    const own = prices.filter((price) => price.fundId === fundId);
    const price = own.find(({ side }) => side === 'within');
    const before = own.find(({ side }) => side === 'before');
    const closed = closures.filter((closure) => closure.fundId === fundId);
    const closure = closed.find((each) => each.day === day);
    const announced = published.find((row) => row.fundId === fundId);
    // The latest return may be a computed one, of which no former days are stored.
    const isOfDay = latestYtd !== null && latestYtd.asOf >= ytdSpan.from && latestYtd.asOf <= ytdSpan.to;
    const ytd = isOfDay && (!announced || latestYtd.asOf >= announced.asOf) ? latestYtd : announced;
    return {
      price: price
        ? {
            nav: price.nav,
            offer: price.offer,
            redemption: price.redemption,
            validityDate: price.validityDate,
            change: exDay.has(fundId)
              ? null
              : changeOf(price, before, new Set([...shutDays, ...closed.map((each) => each.day)])),
          }
        : null,
      lastPrice: !price && before ? { day: before.validityDate, nav: before.nav } : null,
      reason: price ? null : closure ? reasonOf(closure) : shut && (isWeekend(day) ? shut : publicHoliday(shut)),
      ytd: ytd ? { percent: ytd.percent, basis: ytd.basis, asOf: ytd.asOf } : null,
    };
  };
}

async function headings(ctx: Ctx, locale: Locale, funds: readonly FundRow[]) {
  const categories = await liveCategories(ctx, locale);
  const groups = [...new Set(funds.map((fund) => fund.category.group))];
  return groups.flatMap((group) => {
    const within = categories.filter((category) => category.group === group);
    const heading = within.find(isGroupPage) ?? within[0];
    return heading ? [{ group, heading }] : [];
  });
}

/** NOT_FOUND for `latest` while no fund has a price. */
export async function getPublicNavDay({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { day: string; locale: Locale };
}): Promise<NavDay> {
  const funds = await fundRows({ ctx, locale: input.locale });
  const ids = funds.map(({ id }) => id);
  const day = input.day === 'latest' ? await weekdayWithPrice(ctx.db, ids, 'latest') : input.day;
  if (day === null) throw new AppError('NOT_FOUND', 'No fund has a price yet.');
  const onDay = await pricesOn(ctx, funds, day);
  return {
    day,
    previousDay: await weekdayWithPrice(ctx.db, ids, { before: day }),
    nextDay: await weekdayWithPrice(ctx.db, ids, { after: day }),
    ...(await boundsOf(ctx.db, ids)),
    categories: (await headings(ctx, input.locale, funds)).map(({ group, heading: { slug, title, path } }) => ({
      slug,
      title,
      path,
      funds: funds
        .filter((fund) => fund.category.group === group)
        .map((fund) => ({ fund: listedFundOf(fund), ...onDay(fund) })),
    })),
  };
}
