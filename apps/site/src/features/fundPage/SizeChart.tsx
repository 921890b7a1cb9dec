'use client';

import type { Locale } from '@fundfront/content-model';
import { LineChart } from '@fundfront/ui/charts/LineChart';
import { fill } from '../../components/fill.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import { formatDate, formatMonth } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { groupThousands } from '../../i18n/numbers.ts';

interface SizeChartProps {
  locale: Locale;
  messages: Messages['fundPage']['holdings'];
  /** Oldest first, millions of rupees. */
  sizes: readonly { day: string; size: string }[];
}

/** From zero: the area below the line is the size. */
export function SizeChart({ locale, messages, sizes }: SizeChartProps) {
  const ready = useHydrated();
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return null;
  const format = (day: string) => formatDate(locale, day);
  return (
    <div data-ready={ready || undefined}>
      <LineChart
        series={[
          {
            id: 'size',
            label: messages.sizeLabel,
            tone: 'fund',
            points: sizes.map(({ day, size }) => ({ day, value: size, joined: true })),
          },
        ]}
        base={0}
        height={220}
        description={fill(messages.sizeDescription, { from: format(first.day), to: format(last.day) })}
        hint={messages.sizeHint}
        formatDay={format}
        formatTickDay={(day) => formatMonth(locale, day)}
        formatTick={(value, digits) => groupThousands(value.toFixed(digits))}
        readingsOf={(day) => {
          const found = sizes.find((each) => each.day === day);
          return found ? [{ label: messages.sizeLabel, value: groupThousands(found.size) }] : [];
        }}
      />
    </div>
  );
}
