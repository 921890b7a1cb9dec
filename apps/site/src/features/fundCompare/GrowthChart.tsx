import type { Locale } from '@fundfront/content-model';
import { LineChart } from '@fundfront/ui/charts/LineChart';
import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Text } from '@fundfront/ui/components/Text';
import { useState } from 'react';
import { fill } from '../../components/fill.ts';
import { type FundGrowth, type GrowthPeriod, growthPeriods } from '../../content/fundGrowth.ts';
import { formatDate, formatMonth } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { groupThousands } from '../../i18n/numbers.ts';
import type { CompareFund } from './comparison.ts';
import * as styles from './GrowthChart.css.ts';
import { type ChartedFund, GrowthTable } from './GrowthTable.tsx';
import { useGrowth } from './useGrowth.ts';

interface GrowthChartProps {
  locale: Locale;
  messages: Messages['compare'];
  funds: readonly CompareFund[];
  comma: string;
}

const invested = 100_000;
const tones = ['a', 'b', 'c', 'd'] as const;

function chartedFunds(funds: readonly CompareFund[], growth: FundGrowth, letters: readonly string[]): ChartedFund[] {
  return funds.map((fund, index) => ({
    fund,
    letter: letters[index] ?? '',
    tone: tones[index] ?? 'd',
    points: growth.funds.find(({ id }) => id === fund.id)?.points ?? [],
  }));
}

export function GrowthChart({ locale, messages, funds, comma }: GrowthChartProps) {
  const [period, setPeriod] = useState<GrowthPeriod>('d365');
  const [state, again] = useGrowth(funds.map(({ id }) => id).join(','), period);
  // Calls are answered as of today: they have no place on the site as of a moment.
  if (location.pathname.startsWith('/as-of/')) return null;
  const span = state.status === 'known' ? state.growth.span : null;
  const dates = span && { from: formatDate(locale, span.from), to: formatDate(locale, span.to) };
  return (
    <section aria-labelledby="growth-title" className={styles.section}>
      <div className={styles.head}>
        <div>
          <Heading level={2} size="h3" id="growth-title">
            {messages.growth}
          </Heading>
          <Text size="meta" tone="meta">
            {dates ? fill(messages.growthLead, dates) : ' '}
          </Text>
        </div>
        <SegmentedControl
          label={messages.growthRange}
          options={growthPeriods.map((value) => ({ value, label: messages.growthRanges[value] }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <p role="status" className={styles.status}>
        {state.status === 'waiting' ? messages.growthWaiting : ''}
        {state.status === 'failed' ? messages.growthFailed : ''}
        {state.status === 'known' && !span ? messages.growthNone : ''}
      </p>
      {state.status === 'failed' ? (
        <Button tone="secondary" onClick={again}>
          {messages.growthRetry}
        </Button>
      ) : null}
      {state.status === 'known' && dates ? (
        <Growth
          locale={locale}
          messages={messages}
          comma={comma}
          dates={dates}
          funds={chartedFunds(funds, state.growth, messages.letters)}
        />
      ) : null}
    </section>
  );
}

interface GrowthProps extends Omit<GrowthChartProps, 'funds'> {
  dates: { from: string; to: string };
  funds: readonly ChartedFund[];
}

function Growth({ locale, messages, comma, dates, funds }: GrowthProps) {
  const charted = funds.filter(({ points }) => points.length > 0);
  const unknown = funds.filter(({ points }) => points.length === 0);
  const worthOf = ({ letter, points }: ChartedFund) =>
    fill(messages.growthValue, { letter, value: groupThousands(points.at(-1)?.value ?? '') });
  return (
    <>
      {charted.length > 0 ? (
        <>
          <LineChart
            // The letter alone: a name has no room at the end of a line. The table below has both.
            series={charted.map((each) => ({
              id: each.fund.id,
              label: worthOf(each),
              tone: each.tone,
              points: each.points,
            }))}
            base={invested}
            height={380}
            description={`${messages.growth}, ${fill(messages.growthLead, dates)}`}
            hint={messages.growthHint}
            formatDay={(day) => formatDate(locale, day)}
            formatTickDay={(day) => formatMonth(locale, day)}
            formatTick={(value, digits) => groupThousands(value.toFixed(digits))}
            readingsOf={(day) =>
              charted.map(({ letter, points }) => ({
                label: letter,
                value: groupThousands(points.find((point) => point.day === day)?.value ?? ''),
              }))
            }
          />
          <p className={styles.sentence}>
            {fill(messages.growthSentence, { ...dates, values: charted.map(worthOf).join(comma) })}
          </p>
          <GrowthTable locale={locale} messages={messages} funds={charted} />
        </>
      ) : null}
      {unknown.length > 0 ? (
        <p className={styles.sentence}>
          {fill(messages.growthUnknown, { funds: unknown.map(({ fund }) => fund.name).join(comma) })}
        </p>
      ) : null}
    </>
  );
}
