'use client';

import type { Locale } from '@fundfront/content-model';
import { daysBetween } from '@fundfront/content-model/plainDays';
import type { ChartPoint } from '@fundfront/ui/charts/geometry';
import { LineChart, type Reading } from '@fundfront/ui/charts/LineChart';
import { formatDate, formatMonth } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { formatPrice, groupThousands } from '../../i18n/numbers.ts';

interface PriceChartProps {
  locale: Locale;
  messages: Messages['prices']['chart'];
  /** Oldest first; `value` is the NAV. */
  points: readonly ChartPoint[];
  description: string;
  /** What is said of a day beside its NAV. */
  more?: (day: string) => readonly Reading[];
}

/** Days between whose ends the axis names months alone. */
const longSpan = 400;

export function PriceChart({ locale, messages, points, description, more }: PriceChartProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const long = daysBetween(first.day, last.day) > longSpan;
  const format = (day: string) => formatDate(locale, day);
  const navs = new Map(points.map(({ day, value }) => [day, value]));
  return (
    <LineChart
      series={[{ id: 'nav', label: messages.nav, tone: 'fund', points }]}
      description={description}
      hint={messages.hint}
      formatDay={format}
      formatTickDay={long ? (day) => formatMonth(locale, day) : (day) => format(day).replace(/\s*\d{4}$/, '')}
      formatTick={(value, digits) => groupThousands(value.toFixed(Math.max(2, digits)))}
      readingsOf={(day) => [
        { label: messages.nav, value: formatPrice(navs.get(day) ?? '') },
        ...(more ? more(day) : []),
      ]}
    />
  );
}
