'use client';

import type { Locale } from '@fundfront/content-model';
import { BarChart } from '@fundfront/ui/charts/BarChart';
import { fill } from '../../components/fill.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import type { FundMonth } from '../../content/fundMonths.ts';
import { formatMonth } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';

export interface Expense extends Pick<FundMonth, 'managementFee' | 'levies'> {
  day: string;
  ratio: string;
}

interface ExpenseBarsProps {
  locale: Locale;
  messages: Messages['fundPage'];
  /** Oldest first. */
  expenses: readonly Expense[];
}

const phoneBars = 6;

export function ExpenseBars({ locale, messages, expenses }: ExpenseBarsProps) {
  const { costs: words } = messages;
  const ready = useHydrated();
  const [first, last] = [expenses[0], expenses.at(-1)];
  if (!first || !last) return null;
  const month = (day: string) => formatMonth(locale, day);
  const percent = (text: string | null) => (text === null ? messages.missing : `${text}%`);
  return (
    <div data-ready={ready || undefined}>
      <BarChart
        bars={expenses.map(({ day, ratio }) => ({
          day,
          // A month as figures: names of twelve months do not fit below their bars.
          label: `${day.slice(5, 7)}/${day.slice(2, 4)}`,
          value: ratio,
          text: ratio,
          name: month(day),
        }))}
        height={220}
        description={fill(words.description, { from: month(first.day), to: month(last.day) })}
        hint={words.hint}
        formatTick={(value, digits) => value.toFixed(digits)}
        readingsOf={(day) => {
          const found = expenses.find((each) => each.day === day);
          if (!found) return [];
          return [
            { label: words.ratio, value: percent(found.ratio) },
            { label: words.managementFee, value: percent(found.managementFee) },
            { label: words.levies, value: percent(found.levies) },
          ];
        }}
        narrowCount={phoneBars}
      />
    </div>
  );
}
