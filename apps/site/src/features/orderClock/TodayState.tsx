'use client';

import { type CutOffRule, orderStateAt } from '@fundfront/content-model/cutOffs';
import type { Locale } from '@fundfront/content-model/locales';
import { fill } from '../../components/fill.ts';
import { formatWeekday } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './OrderClock.css.ts';
import type { OrderClockProps } from './OrderClock.tsx';
import { formatTime } from './phrases.ts';
import { useServerMinute } from './serverMinute.ts';

interface TodayStateProps {
  locale: Locale;
  messages: Messages['orderClock'];
  /** Those that cover the funds of the row. */
  rules: readonly CutOffRule[];
  holidays: OrderClockProps['holidays'];
}

/** The order clock in one line of a table; empty until the server's time is known. */
export function TodayState({ locale, messages, rules, holidays }: TodayStateProps) {
  const now = useServerMinute();
  if (now === null) return <span className={styles.today} />;
  const state = orderStateAt(rules, new Date(now), new Map(holidays.map(({ day, name }) => [day, name])));
  const { table } = messages;
  const shut = state.next
    ? fill(table.shut, {
        weekday: formatWeekday(locale, state.next.day),
        time: formatTime(locale, state.next.time),
      })
    : messages.closed;
  return (
    <span className={styles.today} data-ready>
      <span aria-hidden="true" className={state.open ? styles.mark.open : styles.mark.shut} />
      <span>{state.open ? fill(table.open, { time: formatTime(locale, state.cutOff.time) }) : shut}</span>
    </span>
  );
}
