'use client';

import type { Locale } from '@fundfront/content-model';
import { limits } from '@fundfront/content-model/limits';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { fill } from '../../components/fill.ts';
import { useAddress } from '../../components/useAddress.ts';
import type { Messages } from '../../i18n/index.ts';
import { AddFund } from './AddFund.tsx';
import { CompareTable } from './CompareTable.tsx';
import { type CompareFund, type CompareRow, mixedBases, readComparison, writeComparison } from './comparison.ts';
import { FundChoiceList } from './FundChoiceList.tsx';
import * as styles from './FundCompare.css.ts';
import { ShareLink } from './ShareLink.tsx';

// Its code comes with the first choice: without one there is nothing to draw.
const GrowthChart = lazy(async () => ({ default: (await import('./GrowthChart.tsx')).GrowthChart }));

interface FundCompareProps {
  locale: Locale;
  messages: Messages['compare'];
  growth: Messages['growth'];
  rows: readonly CompareRow[];
  funds: readonly CompareFund[];
  finderPath: string;
  comma: string;
  children: ReactNode;
}

/** All funds are in the static page, so that a choice needs no call and the page of a past moment shows that moment. */
export function FundCompare(props: FundCompareProps) {
  const { locale, messages, rows, funds, finderPath, comma, children } = props;
  const [query, write] = useAddress();
  const add = useRef<HTMLSelectElement>(null);
  const { slugs, unknown, tooMany, differencesOnly } = readComparison(
    query,
    funds.map(({ slug }) => slug),
  );
  const chosen = slugs.flatMap((slug) => funds.find((fund) => fund.slug === slug) ?? []);
  const choose = (next: readonly string[]) => write(writeComparison({ slugs: next, differencesOnly }), 'push');
  const adder =
    chosen.length < limits.comparedFunds ? (
      <AddFund
        ref={add}
        messages={messages}
        first={chosen.length === 0}
        funds={funds.filter(({ slug }) => !slugs.includes(slug))}
        onAdd={(slug) => choose([...slugs, slug])}
      />
    ) : null;
  const problems = [
    ...unknown.map((slug) => fill(chosen.length > 0 ? messages.unknown : messages.unknownOnly, { slug })),
    ...(tooMany ? [fill(messages.tooMany, { max: limits.comparedFunds })] : []),
  ];
  const notice = (
    <div role="status" className={styles.problems}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
  if (chosen.length === 0) {
    return (
      <>
        {notice}
        <FundChoiceList messages={messages} funds={funds} finderPath={finderPath}>
          {adder}
        </FundChoiceList>
        {children}
      </>
    );
  }
  const mixed = mixedBases(rows, chosen);
  return (
    <>
      {notice}
      <div className={styles.tools} data-print="hide">
        {adder}
        <div className={styles.only}>
          <Checkbox
            label={messages.differences}
            checked={differencesOnly}
            onChange={() => write(writeComparison({ slugs, differencesOnly: !differencesOnly }), 'push')}
          />
        </div>
        <ShareLink messages={messages} query={query} />
      </div>
      <Suspense>
        <GrowthChart
          locale={locale}
          messages={{ compare: messages, growth: props.growth }}
          funds={chosen}
          comma={comma}
        />
      </Suspense>
      <CompareTable
        messages={messages}
        rows={rows}
        funds={chosen}
        differencesOnly={differencesOnly}
        onRemove={(slug) => {
          choose(slugs.filter((each) => each !== slug));
          requestAnimationFrame(() => add.current?.focus());
        }}
      />
      <p className={styles.foot}>
        <span className={styles.mark} /> {messages.mark}{' '}
        {mixed ? fill(messages.mixed, { periods: mixed.rows.join(comma), bases: mixed.bases.join(comma) }) : null}
      </p>
      {children}
    </>
  );
}
