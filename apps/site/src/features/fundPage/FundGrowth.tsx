'use client';

import type { Locale } from '@fundfront/content-model';
import { fundFilePath } from '@fundfront/content-model/historyFile';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { type ReactNode, useCallback, useState } from 'react';
import { fill } from '../../components/fill.ts';
import { GrowthDrawing } from '../../components/growth/GrowthDrawing.tsx';
import { GrowthHead } from '../../components/growth/GrowthHead.tsx';
import { GrowthTable } from '../../components/growth/GrowthTable.tsx';
import { isPastPage } from '../../components/pastPage.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import { useRead } from '../../components/useRead.ts';
import type { FirstGrowth } from '../../content/firstGrowth.ts';
import type { FundGrowth as FetchedGrowth, GrowthPeriod } from '../../content/fundGrowth.ts';
import type { FundPayout } from '../../content/fundMonths.ts';
import { fromSteps } from '../../content/growthSteps.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { formatPrice, groupThousands } from '../../i18n/numbers.ts';
import * as styles from './FundPage.css.ts';
import {
  differencePoints,
  formatRupees,
  type GrowthPoints,
  growthSentence,
  monthsSentence,
  payoutsByDay,
  tableDays,
} from './growthFigures.ts';

interface Growth {
  period: GrowthPeriod;
  growth: FetchedGrowth;
}

interface FundGrowthProps {
  locale: Locale;
  messages: Pick<Messages, 'growth' | 'fundPage'>;
  fundId: string;
  /** Whether there is one that has values. */
  hasBenchmark: boolean;
  payouts: readonly Pick<FundPayout, 'day' | 'amount'>[];
  first: FirstGrowth;
}

export function FundGrowth({ locale, messages, fundId, hasBenchmark, payouts, first }: FundGrowthProps) {
  const { growth: shared, fundPage } = messages;
  const [period, setPeriod] = useState(first.period);
  const [initial] = useState<Growth>(() => ({ period: first.period, growth: fromSteps(first.growth) }));
  const ready = useHydrated();
  const read = useCallback(
    async (_key: string, signal: AbortSignal): Promise<Growth> => {
      // The client and its schemas come with the first choice, not with the page.
      const { fetchGrowth } = await import('../../content/fundGrowth.ts');
      return { period, growth: await fetchGrowth([fundId], period, signal) };
    },
    [fundId, period],
  );
  const key = period === first.period ? '' : period;
  const { value: shown, status, retry } = useRead<Growth>({ key, initial, read });
  const { points = [], benchmark = [], months } = shown.growth.funds[0] ?? {};
  const [start, end] = [points[0], points.at(-1)];
  const dates = start && end ? { from: formatDate(locale, start.day), to: formatDate(locale, end.day) } : null;
  const fileQuery = `?${new URLSearchParams({ locale, period: shown.period })}`;
  const choice = {
    ranges: first.ranges,
    period,
    onChange: setPeriod,
    note: first.begun === null ? undefined : fill(fundPage.growth.young, { day: formatDate(locale, first.begun) }),
  };
  return (
    <div data-ready={ready || undefined} aria-busy={status === 'loading'}>
      <GrowthHead messages={shared} dates={dates} choice={ready && isPastPage() ? null : choice} />
      <p role="status" className={styles.spoken}>
        {status === 'loading' ? shared.loading : dates ? fill(shared.lead, dates) : fundPage.growth.unknown}
      </p>
      {status === 'failed' ? (
        <Notice tone="warn" title={fundPage.growth.failed} role="alert">
          <Button tone="secondary" onClick={retry}>
            {shared.retry}
          </Button>
        </Notice>
      ) : null}
      <div className={status === 'shown' ? undefined : styles.former}>
        {dates ? (
          <Lines
            locale={locale}
            messages={messages}
            dates={dates}
            points={points}
            benchmark={benchmark}
            payouts={payouts}
          >
            <p className={styles.sentence}>
              {[
                growthSentence({ period: shown.period, points, benchmark }, locale, fundPage.growth),
                monthsSentence(months, fundPage.growth),
                hasBenchmark && benchmark.length === 0 ? fundPage.growth.noBenchmark : '',
              ]
                .filter((sentence) => sentence !== '')
                .join(' ')}
            </p>
          </Lines>
        ) : (
          <p className={styles.sentence}>{fundPage.growth.unknown}</p>
        )}
        {start && end ? (
          <GrowthTable
            locale={locale}
            messages={shared}
            caption={fundPage.growth.caption}
            columns={columnsOf(fundPage.growth, points, benchmark)}
            days={tableDays(points.map(({ day }) => day))}
            csvPath={`${fundFilePath(fundId, 'growth', 'csv')}${fileQuery}`}
          >
            <TextLink href={`${fundFilePath(fundId, 'growth', 'xlsx')}${fileQuery}`} standalone size="ui">
              {fundPage.xlsx}
            </TextLink>
          </GrowthTable>
        ) : null}
      </div>
    </div>
  );
}

function columnsOf(messages: Messages['fundPage']['growth'], points: GrowthPoints, benchmark: GrowthPoints) {
  const fund = { id: 'fund', head: messages.fund, points };
  if (benchmark.length === 0) return [fund];
  return [
    fund,
    { id: 'benchmark', head: messages.benchmark, points: benchmark },
    { id: 'difference', head: messages.difference, points: differencePoints(points, benchmark), format: formatRupees },
  ];
}

interface LinesProps extends Pick<FundGrowthProps, 'locale' | 'messages' | 'payouts'> {
  dates: { from: string; to: string };
  /** Oldest first, not empty; `benchmark` on the same days, or empty. */
  points: GrowthPoints;
  benchmark: GrowthPoints;
  children: ReactNode;
}

function Lines({ locale, messages, dates, points, benchmark, payouts, children }: LinesProps) {
  const { fund: fundName, benchmark: benchmarkName, difference: differenceName, ...words } = messages.fundPage.growth;
  const differences = new Map(differencePoints(points, benchmark).map(({ day, value }) => [day, value]));
  const paid = payoutsByDay(
    payouts,
    points.map(({ day }) => day),
  );
  const labelOf = (name: string, of: GrowthPoints) => `${name} ${groupThousands(of.at(-1)?.value ?? '')}`;
  const fund = { id: 'fund', name: fundName, label: labelOf(fundName, points), tone: 'fund', points } as const;
  return (
    <GrowthDrawing
      locale={locale}
      messages={messages.growth}
      dates={dates}
      lines={
        benchmark.length === 0
          ? [fund]
          : [
              fund,
              {
                id: 'benchmark',
                name: benchmarkName,
                label: labelOf(benchmarkName, benchmark),
                tone: 'benchmark',
                points: benchmark,
              },
            ]
      }
      events={{ days: payouts.map(({ day }) => day), label: words.payoutMark }}
      more={(day) => {
        const difference = differences.get(day);
        return [
          ...(difference === undefined ? [] : [{ label: differenceName, value: formatRupees(difference) }]),
          ...(paid.get(day) ?? []).map((payout) => ({
            label: fill(words.payoutOf, { day: formatDate(locale, payout.day) }),
            value: formatPrice(payout.amount),
          })),
        ];
      }}
    >
      {children}
    </GrowthDrawing>
  );
}
