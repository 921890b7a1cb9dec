import { yearOfPayments } from './growth.ts';

/** Rupees of today, whole years, per cent a year. */
export interface Goal {
  goal: number;
  years: number;
  saved: number;
  /** By how much prices rise. */
  prices: number;
}

/** Rupees that the goal costs when it is due, rounded. */
export function costOf({ goal, years, prices }: Goal): number {
  return Math.round(goal * (1 + prices / 100) ** years);
}

/**
 * The equal payment at the start of each month that, with what is saved already, reaches the goal's later price at a constant
 * effective return. Source: payment of an annuity due, solved for the future value.
 * @returns rupees, rounded; 0 where what is saved already is enough
 */
export function monthlyFor(goal: Goal, percent: number): number {
  const yearly = 1 + percent / 100;
  const missing = goal.goal * (1 + goal.prices / 100) ** goal.years - goal.saved * yearly ** goal.years;
  const yearlyPayments = Array.from({ length: goal.years }, (_, year) => yearly ** year).reduce(
    (sum, each) => sum + each,
    0,
  );
  return Math.max(Math.round(missing / (yearOfPayments(percent) * yearlyPayments)), 0);
}
