import { type WeekTimes, weekdayRanges } from '@fundfront/content-model/cutOffs';
import { type Locale, ltr } from '@fundfront/content-model/locales';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';

/** "15:00", in one piece within Urdu. */
export function formatTime(locale: Locale, time: string): string {
  return locale === 'ur' ? ltr(time) : time;
}

/** "Monday", "Monday to Thursday". */
export function formatWeekdays(messages: Messages['orderClock'], range: ReturnType<typeof weekdayRanges>[number]) {
  const [first, last] = [range[0], range.at(-1)];
  if (!first || !last) return '';
  const from = messages.weekdays[first];
  return first === last ? from : fill(messages.range, { from, to: messages.weekdays[last] });
}

/** "Monday to Thursday until 15:00; Friday until 15:30" */
export function formatWeek(locale: Locale, messages: Messages['orderClock'], times: WeekTimes): string {
  const parts = weekdayRanges([times]).flatMap((range) => {
    const time = range[0] && times[range[0]];
    return time ? [fill(messages.rule, { days: formatWeekdays(messages, range), time: formatTime(locale, time) })] : [];
  });
  return parts.join(messages.separator);
}
