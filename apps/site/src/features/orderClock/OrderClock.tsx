'use client';

import { type CutOffRule, cutOffWeek, orderStateAt, seasonsOf } from '@fundfront/content-model/cutOffs';
import type { Locale } from '@fundfront/content-model/locales';
import { Button } from '@fundfront/ui/components/Button';
import { fill } from '../../components/fill.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { ClockFace } from './ClockFace.tsx';
import * as styles from './OrderClock.css.ts';
import { formatWeek } from './phrases.ts';
import { useServerMinute } from './serverMinute.ts';

interface ClockCardProps {
  locale: Locale;
  messages: Messages['orderClock'];
  rules: readonly CutOffRule[];
  holidays: readonly { day: string; name: string }[];
  /** Validity date of the price that the page shows. */
  priceDay: string | null;
  action: { label: string; href: string };
  /** The server's time in milliseconds since 1970; null before it is known, absent where it is not to be asked for. */
  now?: number | null;
}

export interface OrderClockProps extends Omit<ClockCardProps, 'now'> {
  /** False where the page is not of now. */
  live: boolean;
}

/**
 * Until when a request counts for today, and which price it gets. Pages are cached, so the state comes with script and the
 * server's time; without them the rule stands alone. Nothing for a fund that no rule names.
 */
export function OrderClock({ live, ...card }: OrderClockProps) {
  return live ? <LiveClock {...card} /> : <ClockCard {...card} />;
}

function LiveClock(card: Omit<ClockCardProps, 'now'>) {
  return <ClockCard {...card} now={useServerMinute()} />;
}

export function ClockCard({ action, holidays, now, ...face }: ClockCardProps) {
  const { locale, messages, rules } = face;
  const standing = cutOffWeek(rules, null);
  const [pricing] = standing.pricings;
  const day = (text: string) => formatDate(locale, text);
  const stateAt = (at: number) =>
    orderStateAt(rules, new Date(at), new Map(holidays.map((holiday) => [holiday.day, holiday.name])));
  if (rules.length === 0) return null;
  return (
    <section aria-label={messages.label} className={styles.clock}>
      {now === undefined ? null : (
        <div className={styles.face}>
          {now === null ? null : <ClockFace {...face} now={now} state={stateAt(now)} />}
        </div>
      )}
      <div className={styles.rule}>
        <p>
          {formatWeek(locale, messages, standing.times)} ({messages.karachiTime})
        </p>
        {seasonsOf(rules).map((season) => (
          <p key={`${season.from} ${season.name}`}>
            {fill(messages.seasonSpan, { name: season.name, from: day(season.from), to: day(season.to) })}:{' '}
            {formatWeek(locale, messages, cutOffWeek(rules, season).times)}
          </p>
        ))}
        {pricing ? <p>{messages.pricing[pricing]}</p> : null}
      </div>
      <Button href={action.href} stretch="always">
        {action.label}
      </Button>
    </section>
  );
}
