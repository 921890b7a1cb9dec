import type { Locale } from '@fundfront/content-model';
import type { FundPayout, FundPayouts } from '@fundfront/content-model/wire';
import Big from 'big.js';
import type { Ctx } from '../../context.ts';
import { fiscalYearStart } from '../prices/getPublicNavDay.ts';
import { publicFund } from './publicFund.ts';
import { type PaidOut, paidOut } from './queries.ts';

/** Payouts of one month above which each would be a mark too many: the months are shown instead. */
const mostInMonth = 2;

export const fiscalYearOf = (day: string) => Number(fiscalYearStart(day).slice(0, 4)) + 1;

function rowOf([last, ...earlier]: readonly [PaidOut, ...PaidOut[]]): FundPayout {
  const { day, nav } = last;
  const amount = earlier.reduce((sum, payout) => sum.plus(payout.amount), new Big(last.amount));
  return { day, amount: amount.toFixed(), count: 1 + earlier.length, nav, fiscalYear: fiscalYearOf(day) };
}

/** NOT_FOUND for a fund that the public cannot see. */
export async function getFundPayouts(ctx: Ctx, input: { id: string; locale: Locale }): Promise<FundPayouts> {
  const fund = await publicFund(ctx, input);
  const payouts = await paidOut(ctx.db, fund.id);
  const months = [...Map.groupBy(payouts, ({ day }) => day.slice(0, 7)).values()];
  const monthly = months.some((month) => month.length > mostInMonth);
  const groups = monthly ? months : payouts.map((payout) => [payout]);
  return { monthly, payouts: groups.flatMap(([last, ...earlier]) => (last ? [rowOf([last, ...earlier])] : [])) };
}
