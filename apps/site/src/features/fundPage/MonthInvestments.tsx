'use client';

import type { Locale } from '@fundfront/content-model';
import { ShareBar } from '@fundfront/ui/charts/ShareBar';
import { Button } from '@fundfront/ui/components/Button';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Notice } from '@fundfront/ui/components/Notice';
import { Select } from '@fundfront/ui/components/Select';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useCallback } from 'react';
import { sumOf } from '../../components/decimals.ts';
import { FileLinks } from '../../components/FigureFiles.tsx';
import { fill, fillCount } from '../../components/fill.ts';
import { useAddress } from '../../components/useAddress.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import { useRead } from '../../components/useRead.ts';
import type { FundMonths } from '../../content/fundMonths.ts';
import { formatDate, formatMonth } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './FundPage.css.ts';
import { monthQuery, monthRequest } from './monthRequest.ts';

type Investments = NonNullable<FundMonths['investments']>;
type Words = Messages['fundPage']['holdings'];

interface MonthInvestmentsProps {
  locale: Locale;
  messages: Messages['fundPage'];
  fundId: string;
  /** YYYY-MM, latest first. */
  months: readonly string[];
  /** Of the latest month, as the static page has it. */
  initial: Investments;
}

const percent = (text: string) => `${text}%`;
/** In a sentence of either language. */
const isolated = (text: string) => `\u2066${percent(text)}\u2069`;

export function investmentSentence({ day, allocation, holdings }: Investments, locale: Locale, words: Words): string {
  const largest = allocation.toSorted((a, b) => Number(b.percent) - Number(a.percent))[0];
  if (!largest) return '';
  const sum = sumOf(holdings.map((holding) => holding.percent));
  return [
    fill(words.sentence, {
      day: formatDate(locale, day),
      name: `\u2068${largest.name}\u2069`,
      percent: isolated(largest.percent),
    }),
    ...(holdings.length > 0 && sum !== null
      ? [fillCount(words.sentenceHoldings, holdings.length, { percent: isolated(sum) })]
      : []),
  ].join(' ');
}

export function MonthInvestments({ locale, messages, fundId, months, initial }: MonthInvestmentsProps) {
  const { holdings: words } = messages;
  const ready = useHydrated();
  const [query, write] = useAddress();
  const { month, unknown } = monthRequest(query, months);
  const read = useCallback(
    async (key: string, signal: AbortSignal): Promise<Investments> => {
      // The client and its schemas come with the first choice, not with the page.
      const { fetchFundMonth } = await import('../../content/priceCalls.ts');
      return (await fetchFundMonth(locale, fundId, key, signal)).investments ?? initial;
    },
    [locale, fundId, initial],
  );
  const key = month === null || month === initial.month ? '' : month;
  const { value: shown, status, retry } = useRead({ key, initial, read });
  const name = (each: string) => formatMonth(locale, `${each}-01`);
  const day = formatDate(locale, shown.day);
  return (
    <div data-ready={ready || undefined} aria-busy={status === 'loading'}>
      {months.length > 1 ? (
        <div className={styles.month} data-print="hide">
          <label htmlFor="investments-month" className={styles.label}>
            {words.month}
          </label>
          <Select
            id="investments-month"
            width="fit"
            value={month ?? ''}
            onChange={(event) => write(monthQuery(query, event.target.value, months), 'push')}
          >
            {months.map((each) => (
              <option key={each} value={each}>
                {name(each)}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <p role="status" className={styles.spoken}>
        {status === 'loading' ? words.loading : fill(words.shown, { month: name(shown.month) })}
      </p>
      {unknown ? <Notice tone="warn" title={fill(words.unknown, { month: name(initial.month) })} role="alert" /> : null}
      {status === 'failed' ? (
        <Notice tone="warn" title={words.failed} role="alert">
          <Button tone="secondary" onClick={retry}>
            {words.retry}
          </Button>
        </Notice>
      ) : null}
      <div className={status === 'shown' ? styles.halves : `${styles.halves} ${styles.former}`}>
        <PartTable
          words={words}
          caption={fill(words.allocation, { day })}
          head={words.asset}
          parts={shown.allocation}
        />
        {shown.holdings.length > 0 ? (
          <PartTable words={words} caption={fill(words.largest, { day })} head={words.holding} parts={shown.holdings} />
        ) : null}
      </div>
      <p className={styles.sentence}>{investmentSentence(shown, locale, words)}</p>
      <FileLinks messages={messages} locale={locale} fundId={fundId} kind="investments" month={shown.month} />
    </div>
  );
}

interface PartTableProps {
  words: Words;
  caption: string;
  head: string;
  parts: Investments['allocation'];
}

/** The table is the drawing as well: a bar in each row, the longest for the largest part. */
function PartTable({ words, caption, head, parts }: PartTableProps) {
  const largest = parts.reduce((most, { percent: part }) => (Number(part) > Number(most) ? part : most), '0');
  return (
    <Table caption={caption} edge="flush">
      <THead>
        <Row>
          <HeadCell>{head}</HeadCell>
          <HeadCell>{words.share}</HeadCell>
          <HeadCell numeric>{words.part}</HeadCell>
        </Row>
      </THead>
      <TBody>
        {parts.map(({ name, percent: part }) => (
          <Row key={name}>
            <Cell head>
              <bdi>{name}</bdi>
            </Cell>
            <Cell>
              <ShareBar value={part} of={largest} />
            </Cell>
            <Cell numeric>
              <Ltr>{percent(part)}</Ltr>
            </Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}
