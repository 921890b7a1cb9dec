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
import type { NavDay } from '../../content/prices.ts';
import { formatDate, formatWeekday } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { DayChoice } from './DayChoice.tsx';
import * as styles from './DayPrices.css.ts';
import { DayTable, type PriceMessages } from './DayTable.tsx';
import { dayRequest } from './dayRequest.ts';

interface DayPricesProps {
  locale: Locale;
  messages: PriceMessages;
  /** The latest day, as the static page has it. */
  latest: NavDay;
}

async function readDay(locale: Locale, day: string, signal: AbortSignal): Promise<NavDay> {
  // The client and its schemas come with the first choice, not with the page.
  const { fetchNavDay } = await import('../../content/priceCalls.ts');
  return fetchNavDay(locale, day, signal);
}

export function DayPrices({ locale, messages, latest }: DayPricesProps) {
  const { prices } = messages;
  const [query, write] = useAddress();
  const request = dayRequest(query, latest);
  const read = useCallback((day: string, signal: AbortSignal) => readDay(locale, day, signal), [locale]);
  const key = request.kind === 'latest' ? '' : request.kind === 'day' ? request.day : null;
  const { value: shown, status, retry } = useRead({ key, initial: latest, read });
  const format = (day: string) => formatDate(locale, day);
  const choose = (day: string) => write(day === latest.day ? '' : `?day=${day}`, 'push');
  const funds = shown.categories.flatMap((category) => category.funds);
  const priced = funds.filter(({ price }) => price !== null).length;
  const current = status === 'shown';
  const ready = useHydrated();
  const count = fillCount(prices.day.priced, priced, { total: funds.length });
  return (
    <div aria-busy={status === 'loading'} data-ready={ready || undefined}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>
            {fill(prices.day.title, { weekday: formatWeekday(locale, shown.day), day: format(shown.day) })}
          </h1>
          <p role="status" className={styles.meta}>
            {status === 'loading' ? prices.loading : priced < funds.length ? `${count} ${prices.day.unpriced}` : count}
          </p>
        </div>
        <DayChoice
          messages={prices.day}
          day={key === '' || key === null ? shown.day : key}
          first={latest.first}
          last={latest.last}
          previous={shown.previousDay}
          next={shown.nextDay}
          busy={status === 'loading'}
          onChoose={choose}
        />
      </div>
      {status === 'failed' ? (
        <Notice tone="warn" title={prices.failed} role="alert">
          <p>{prices.failedLead}</p>
          <Button tone="secondary" onClick={retry}>
            {prices.retry}
          </Button>
        </Notice>
      ) : null}
      {request.kind === 'not-a-day' ? (
        <Notice tone="warn" title={fill(prices.day.notADay, { text: request.text })} role="alert">
          {fill(prices.day.notADayLead, { day: format(shown.day) })}
        </Notice>
      ) : null}
      {request.kind === 'future' && latest.last !== null ? (
        <Notice tone="info" title={fill(prices.day.future, { asked: format(request.day) })} role="status">
          {fill(prices.day.futureLead, { last: format(latest.last), day: format(shown.day) })}
        </Notice>
      ) : null}
      {request.kind === 'before' && latest.first !== null ? (
        <Notice tone="info" title={fill(prices.day.before, { first: format(latest.first) })} role="status">
          {fill(prices.day.beforeLead, { day: format(shown.day) })}
        </Notice>
      ) : null}
      <div className={current ? styles.result.current : styles.result.former}>
        {priced === 0 ? (
          <NoPrices locale={locale} messages={prices} shown={shown} onChoose={choose} />
        ) : (
          <>
            <DayTable locale={locale} messages={messages} shown={shown} />
            <p className={styles.meta}>{prices.day.foot}</p>
          </>
        )}
      </div>
    </div>
  );
}

interface NoPricesProps {
  locale: Locale;
  messages: Messages['prices'];
  shown: NavDay;
  onChoose: (day: string) => void;
}

function NoPrices({ locale, messages, shown, onChoose }: NoPricesProps) {
  const format = (day: string) => formatDate(locale, day);
  const reason = shown.categories[0]?.funds[0]?.reason?.[locale];
  const nearest = shown.previousDay ?? shown.nextDay;
  return (
    <EmptyState
      title={fill(messages.day.empty, { day: format(shown.day) })}
      action={
        nearest ? (
          <Button tone="secondary" onClick={() => onChoose(nearest)}>
            {fill(messages.day.show, { day: format(nearest) })}
          </Button>
        ) : null
      }
    >
      <p>{reason ? fill(messages.day.emptyReason, { reason }) : messages.day.notAnnounced}</p>
    </EmptyState>
  );
}
