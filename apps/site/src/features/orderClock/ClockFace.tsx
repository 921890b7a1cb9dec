import type { OrderState } from '@fundfront/content-model/cutOffs';
import { karachiDay, startOfKarachiDay } from '@fundfront/content-model/karachi';
import type { Locale } from '@fundfront/content-model/locales';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { fill, fillCount } from '../../components/fill.ts';
import { formatDate, formatWeekday } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './OrderClock.css.ts';
import { formatTime } from './phrases.ts';

interface ClockFaceProps {
  locale: Locale;
  messages: Messages['orderClock'];
  /** Milliseconds since 1970. */
  now: number;
  state: OrderState;
  priceDay: string | null;
}

const minuteMs = 60_000;

/** Of 24 hours, in Karachi. */
function timeOf(now: number): string {
  const minutes = Math.floor((now - startOfKarachiDay(new Date(now)).getTime()) / minuteMs);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export function ClockFace(props: ClockFaceProps) {
  const { locale, messages, now, state } = props;
  const today = karachiDay(new Date(now));
  const season = state.open ? state.cutOff.season : (state.next?.season ?? null);
  return (
    <>
      {state.open ? <Open {...props} state={state} /> : <Shut {...props} state={state} />}
      <p className={styles.meta}>
        {fill(messages.now, { weekday: formatWeekday(locale, today), time: formatTime(locale, timeOf(now)) })}
        {season ? ` · ${fill(messages.season, { name: season.name, day: formatDate(locale, season.to) })}` : null}
      </p>
    </>
  );
}

/** Its text changes with the state and not with the minute, so that a screen reader hears it once. */
function StateLine({ open, text }: { open: boolean; text: string }) {
  return (
    <p role="status" className={open ? styles.state.open : styles.state.shut}>
      <span aria-hidden="true" className={open ? styles.mark.open : styles.mark.shut} />
      <span>{text}</span>
    </p>
  );
}

function Open({
  locale,
  messages,
  now,
  state,
  priceDay,
}: ClockFaceProps & { state: Extract<OrderState, { open: true }> }) {
  const { cutOff, closesAt } = state;
  const start = startOfKarachiDay(new Date(now)).getTime();
  const text = cutOff.pricing === 'backward' && priceDay === null ? 'backwardUnpriced' : (cutOff.pricing ?? 'unstated');
  const day = cutOff.pricing === 'backward' ? priceDay : cutOff.day;
  return (
    <>
      <StateLine open text={fill(messages.openUntil, { time: formatTime(locale, cutOff.time) })} />
      <TimeLeft messages={messages} minutes={Math.ceil((closesAt - now) / minuteMs)} />
      <p>{fill(messages.before[text], { day: day === null ? '' : formatDate(locale, day) })}</p>
      <Track elapsed={(now - start) / (closesAt - start)} />
    </>
  );
}

/** @param elapsed share of the day up to its cut-off */
function Track({ elapsed }: { elapsed: number }) {
  return (
    <div aria-hidden="true" className={styles.track}>
      <div className={styles.elapsed} style={{ inlineSize: `${100 * elapsed}%` }} />
    </div>
  );
}

function Digits({ text }: { text: string }) {
  return (
    <Ltr>
      <span className={styles.digits}>{text}</span>
    </Ltr>
  );
}

/** "2:08" hours, or "25" minutes. */
function TimeLeft({ messages, minutes }: Pick<ClockFaceProps, 'messages'> & { minutes: number }) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const digits = hours > 0 ? `${hours}:${String(rest).padStart(2, '0')}` : String(rest);
  const unit = hours > 0 ? messages.hoursLeft : fillCount(messages.minutesLeft, rest);
  const spoken = fill(messages.timeLeft, {
    hours: hours > 0 ? fillCount(messages.hours, hours) : '',
    minutes: rest > 0 ? fillCount(messages.minutes, rest) : '',
  });
  return (
    <p className={styles.left}>
      <span aria-hidden="true">
        <Digits text={digits} /> {unit}
      </span>
      <VisuallyHidden>{spoken.replace(/\s+/g, ' ').trim()}</VisuallyHidden>
    </p>
  );
}

function Shut({ locale, messages, state }: ClockFaceProps & { state: Extract<OrderState, { open: false }> }) {
  const { next, reason, holiday } = state;
  const because = fill(messages.reasons[reason], { name: holiday ?? '' });
  if (!next) {
    return (
      <>
        <StateLine open={false} text={messages.closed} />
        <p>{because}</p>
      </>
    );
  }
  const weekday = formatWeekday(locale, next.day);
  return (
    <>
      <StateLine open={false} text={fill(messages.nextPrice, { weekday, day: formatDate(locale, next.day) })} />
      <p className={styles.left}>
        <Digits text={next.time} /> {fill(messages.nextCutOff, { weekday })}
      </p>
      <p>
        {because} {fill(messages.next[next.pricing ?? 'unstated'], { time: formatTime(locale, next.time) })}
      </p>
      <Track elapsed={0} />
    </>
  );
}
