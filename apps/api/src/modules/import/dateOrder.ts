import { formatDay } from '@fundfront/content-model';
import { parseDay } from '@fundfront/content-model/parseDay';

export interface DateOrder {
  monthFirst: boolean;
  /** How the dates were understood, where that was a decision. */
  note: { severity: 'reason' | 'explained'; text: string } | null;
}

const numbered = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
/** With fewer dates nothing can be said of how close they lie. */
const fewest = 3;

const swapped = (text: string) => text.replace(numbered, '$3$2$1$2$4');

export function parseDayIn(text: string, { monthFirst }: DateOrder): string | null {
  const value = text.trim();
  return parseDay(monthFirst ? swapped(value) : value);
}

/**
 * Whether a file writes 01-13-2026 or 13-01-2026. The day comes first, as in Pakistan, unless the file proves otherwise;
 * where it proves nothing, and the months first would lie closer together, it is said.
 */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  const dates = [...new Set(texts)].flatMap((text) => {
    const found = numbered.exec(text.trim());
    return found ? [{ text: text.trim(), first: Number(found[1]), second: Number(found[3]), year: found[4] }] : [];
  });
  const byDay = dates.find(({ first }) => first > 12);
  const byMonth = dates.find(({ second }) => second > 12);
  if (byMonth && byDay) {
    const text = `Some dates have the month first (${byMonth.text}), others the day (${byDay.text}): look at each of them`;
    return { monthFirst: false, note: { severity: 'reason', text } };
  }
  if (byMonth) {
    const text = `Dates are read with the month first, as ${byMonth.text} has it`;
    return { monthFirst: true, note: { severity: 'explained', text } };
  }
  const [sample] = dates;
  if (byDay || !sample || dates.length < fewest) return { monthFirst: false, note: null };
  const months = (part: 'first' | 'second') => new Set(dates.map((date) => `${date[part]} ${date.year}`)).size;
  if (months('second') < fewest || months('first') > 1) return { monthFirst: false, note: null };
  const day = parseDay(sample.text);
  const text = `Dates such as ${sample.text} are read with the day first${day === null ? '' : `, ${formatDay(day)}`}. With the month first they would all lie in one month`;
  return { monthFirst: false, note: { severity: 'reason', text } };
}
