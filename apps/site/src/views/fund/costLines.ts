import { restOf } from '../../components/decimals.ts';
import type { FundMonth } from '../../content/fundMonths.ts';
import type { Expense } from '../../features/fundPage/ExpenseBars.tsx';

/** Months that a drawing has room for. */
const mostMonths = 12;

export interface SpentMonth extends FundMonth {
  expensesOn: string;
  ratio: string;
}

/** Oldest first. */
export function spentMonths(months: readonly FundMonth[] = []): SpentMonth[] {
  return months.flatMap((month) => {
    const { expensesOn, ratio } = month;
    return expensesOn !== null && ratio !== null ? [{ ...month, expensesOn, ratio }] : [];
  });
}

/** The latest, oldest first. */
export function recentExpenses(months: readonly SpentMonth[]): Expense[] {
  return months
    .slice(-mostMonths)
    .map(({ expensesOn, ratio, managementFee, levies }) => ({ day: expensesOn, ratio, managementFee, levies }));
}

interface CostLine {
  kind: 'managementFee' | 'levies' | 'rest' | 'ratio';
  actual: string;
  cap: string | null;
}

/** What is known of a month's expenses, the total last; all the rest only where the other parts are known. */
export function costLines({ ratio, managementFee, managementFeeCap, levies }: SpentMonth): CostLine[] {
  const rest = restOf(ratio, [managementFee, levies], 2);
  return [
    ...(managementFee === null
      ? []
      : [{ kind: 'managementFee' as const, actual: managementFee, cap: managementFeeCap }]),
    ...(levies === null ? [] : [{ kind: 'levies' as const, actual: levies, cap: null }]),
    ...(rest === null ? [] : [{ kind: 'rest' as const, actual: rest, cap: null }]),
    { kind: 'ratio', actual: ratio, cap: null },
  ];
}

/** Of equal ratios the latest month. Null without any. */
export function ratioRange(expenses: readonly Expense[]): { low: Expense; high: Expense } | null {
  const [first, ...others] = expenses;
  if (!first) return null;
  const pick = (sign: 1 | -1) =>
    others.reduce((found, each) => (Number(each.ratio) * sign >= Number(found.ratio) * sign ? each : found), first);
  return { low: pick(-1), high: pick(1) };
}
