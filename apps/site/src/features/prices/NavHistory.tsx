'use client';

import type { Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Notice } from '@fundfront/ui/components/Notice';
import { useCallback } from 'react';
import { fill, fillCount } from '../../components/fill.ts';
import { useAddress } from '../../components/useAddress.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import { useRead } from '../../components/useRead.ts';
import type { FundHistory } from '../../content/prices.ts';
import { formatDate } from '../../i18n/dates.ts';
import { HistoryControls } from './HistoryControls.tsx';
import { type HistoryMessages, HistoryResult } from './HistoryResult.tsx';
import { type FundChoice, type FundGroup, historyQuery, historyRequest } from './historyRequest.ts';
import * as styles from './NavHistory.css.ts';

interface NavHistoryProps {
  locale: Locale;
  messages: HistoryMessages;
  groups: readonly FundGroup[];
  funds: readonly [FundChoice, ...FundChoice[]];
  /** Of the first fund, as the static page has it. */
  initial: FundHistory;
}

const separator = '|';

export function NavHistory({ locale, messages, groups, funds, initial }: NavHistoryProps) {
  const { history } = messages.prices;
  const [query, write] = useAddress();
  const request = historyRequest(query, funds);
  const { fund, from, to, problem } = request;
  const read = useCallback(
    async (key: string, signal: AbortSignal): Promise<FundHistory> => {
      const [fundId = '', start, end] = key.split(separator);
      // The client and its schemas come with the first choice, not with the page.
      const { fetchHistory } = await import('../../content/priceCalls.ts');
      return fetchHistory({ locale, fundId, from: start || undefined, to: end || undefined }, signal);
    },
    [locale],
  );
  const isInitial = fund.id === initial.fund.id && from === undefined && to === undefined;
  const key = problem ? null : isInitial ? '' : [fund.id, from ?? '', to ?? ''].join(separator);
  const { value: shown, status, retry } = useRead({ key, initial, read });
  const choose = (chosen: FundChoice, start?: string, end?: string) => write(historyQuery(chosen, start, end), 'push');
  const shownFund = funds.find(({ id }) => id === shown.fund.id) ?? fund;
  const ready = useHydrated();
  const count = shown.prices.days.length;
  const isEmpty = count + shown.closures.length + shown.payouts.length === 0;
  const spoken = status === 'loading' ? messages.prices.loading : fillCount(history.prices, count);
  return (
    <div aria-busy={status === 'loading'} data-ready={ready || undefined}>
      <HistoryControls
        messages={history}
        groups={groups}
        request={request}
        shown={shown}
        onChoose={choose}
        fundOf={(id) => funds.find((each) => each.id === id)}
      />
      <p role="status" className={styles.spoken}>
        {`${shownFund.name}: ${spoken}`}
      </p>
      {status === 'failed' ? (
        <Notice tone="warn" title={messages.prices.failed} role="alert">
          <p>{messages.prices.failedLead}</p>
          <Button tone="secondary" onClick={retry}>
            {messages.prices.retry}
          </Button>
        </Notice>
      ) : null}
      {problem && problem !== 'reversed' ? (
        <Notice
          tone="warn"
          title={{ unknown: history.unknown, 'not-a-day': history.notADay, 'too-long': history.tooLong }[problem]}
          role="alert"
        >
          {history.old}
        </Notice>
      ) : null}
      <div className={status === 'shown' ? styles.result.current : styles.result.former}>
        {isEmpty ? (
          <NoPrices
            locale={locale}
            messages={messages.prices.history}
            shown={shown}
            onRecent={() => choose(shownFund)}
          />
        ) : (
          <HistoryResult
            locale={locale}
            messages={messages}
            name={shownFund.name}
            shown={shown}
            whole={shown === initial}
          />
        )}
      </div>
    </div>
  );
}

interface NoPricesProps {
  locale: Locale;
  messages: HistoryMessages['prices']['history'];
  shown: FundHistory;
  onRecent: () => void;
}

function NoPrices({ locale, messages, shown, onRecent }: NoPricesProps) {
  const { from, to, first, last } = shown;
  if (first === null || last === null || from === null || to === null) {
    return <EmptyState title={messages.none}>{null}</EmptyState>;
  }
  const format = (day: string) => formatDate(locale, day);
  return (
    <EmptyState
      title={fill(messages.empty, { from: format(from), to: format(to) })}
      action={
        <Button tone="secondary" onClick={onRecent}>
          {messages.showRecent}
        </Button>
      }
    >
      <p>{fill(messages.emptyLead, { first: format(first), last: format(last) })}</p>
    </EmptyState>
  );
}
