import type { Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { useCallback, useState } from 'react';
import { fill } from '../../components/fill.ts';
import { GrowthDrawing } from '../../components/growth/GrowthDrawing.tsx';
import { GrowthHead } from '../../components/growth/GrowthHead.tsx';
import { GrowthTable } from '../../components/growth/GrowthTable.tsx';
import { isPastPage } from '../../components/pastPage.ts';
import { useRead } from '../../components/useRead.ts';
import { type FundGrowth, fetchGrowth, type GrowthPeriod, growthPeriods } from '../../content/fundGrowth.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { groupThousands } from '../../i18n/numbers.ts';
import type { CompareFund } from './comparison.ts';
import * as styles from './GrowthChart.css.ts';

interface GrowthChartProps {
  locale: Locale;
  messages: Pick<Messages, 'compare' | 'growth'>;
  funds: readonly CompareFund[];
  comma: string;
}

/** A fund with its place in the table, which its letter and its line go by. */
interface ChartedFund {
  fund: CompareFund;
  letter: string;
  tone: 'a' | 'b' | 'c' | 'd';
  points: FundGrowth['funds'][number]['points'];
}

interface FetchedGrowth {
  /** Of the funds, with commas between. */
  ids: string;
  growth: FundGrowth;
}

const tones = ['a', 'b', 'c', 'd'] as const;
const ranges = growthPeriods.map((period) => ({ period }));

function chartedFunds(funds: readonly CompareFund[], growth: FundGrowth, letters: readonly string[]): ChartedFund[] {
  return funds.map((fund, index) => ({
    fund,
    letter: letters[index] ?? '',
    tone: tones[index] ?? 'd',
    points: growth.funds.find(({ id }) => id === fund.id)?.points ?? [],
  }));
}

export function GrowthChart({ locale, messages, funds, comma }: GrowthChartProps) {
  const { compare } = messages;
  const [period, setPeriod] = useState<GrowthPeriod>('d365');
  const ids = funds.map(({ id }) => id).join(',');
  const read = useCallback(
    async (_key: string, signal: AbortSignal): Promise<FetchedGrowth> => ({
      ids,
      growth: await fetchGrowth(ids.split(','), period, signal),
    }),
    [ids, period],
  );
  const { value, status, retry } = useRead<FetchedGrowth | null>({ key: `${period} ${ids}`, initial: null, read });
  if (isPastPage()) return null;
  // Another range leaves the old drawing until its own is there; other funds would stand under wrong letters.
  const growth = value?.ids === ids ? value.growth : null;
  const span = growth?.span ?? null;
  const dates = span && { from: formatDate(locale, span.from), to: formatDate(locale, span.to) };
  return (
    <section aria-labelledby="growth-title" className={styles.section}>
      <GrowthHead messages={messages.growth} dates={dates} choice={{ ranges, period, onChange: setPeriod }}>
        <Heading level={2} size="h3" id="growth-title">
          {messages.growth.title}
        </Heading>
      </GrowthHead>
      <p role="status" className={styles.status}>
        {status === 'loading' ? messages.growth.loading : ''}
        {status === 'failed' ? compare.growthFailed : ''}
        {status === 'shown' && !span ? compare.growthNone : ''}
      </p>
      {status === 'failed' ? (
        <Button tone="secondary" onClick={retry}>
          {messages.growth.retry}
        </Button>
      ) : null}
      {growth && dates ? (
        <Growth
          locale={locale}
          messages={messages}
          comma={comma}
          dates={dates}
          funds={chartedFunds(funds, growth, compare.letters)}
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
  const { compare } = messages;
  const charted = funds.filter(({ points }) => points.length > 0);
  const unknown = funds.filter(({ points }) => points.length === 0);
  const worthOf = ({ letter, points }: ChartedFund) =>
    fill(compare.growthValue, { letter, value: groupThousands(points.at(-1)?.value ?? '') });
  return (
    <>
      {charted.length > 0 ? (
        <>
          <GrowthDrawing
            locale={locale}
            messages={messages.growth}
            dates={dates}
            // The letter alone: a name has no room at the end of a line. The table below has both.
            lines={charted.map((each) => ({
              id: each.fund.id,
              name: each.letter,
              label: worthOf(each),
              tone: each.tone,
              points: each.points,
            }))}
          >
            <p className={styles.sentence}>
              {fill(compare.growthSentence, { ...dates, values: charted.map(worthOf).join(comma) })}
            </p>
          </GrowthDrawing>
          <GrowthTable
            locale={locale}
            messages={messages.growth}
            caption={`${messages.growth.title}, ${fill(messages.growth.lead, dates)}`}
            columns={charted.map(({ fund, letter, points }) => ({
              id: fund.id,
              head: `${letter} ${fund.name}`,
              points,
            }))}
            days={charted[0]?.points.map(({ day }) => day) ?? []}
          />
        </>
      ) : null}
      {unknown.length > 0 ? (
        <p className={styles.sentence}>
          {fill(compare.growthUnknown, { funds: unknown.map(({ fund }) => fund.name).join(comma) })}
        </p>
      ) : null}
    </>
  );
}
