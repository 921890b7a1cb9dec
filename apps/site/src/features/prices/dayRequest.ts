import { isPlainDay } from '@fundfront/content-model/plainDays';

type DayRequest =
  | { kind: 'day'; day: string }
  | { kind: 'latest' }
  | { kind: 'not-a-day'; text: string }
  | { kind: 'future' | 'before'; day: string };

interface Bounds {
  /** Of the page as the server made it. */
  day: string;
  first: string | null;
  last: string | null;
}

/** What an address asks for; `query` with its question mark. */
export function dayRequest(query: string, { day, first, last }: Bounds): DayRequest {
  const asked = new URLSearchParams(query).get('day');
  if (asked === null || asked === day) return { kind: 'latest' };
  if (!isPlainDay(asked)) return { kind: 'not-a-day', text: asked.slice(0, 40) };
  if (last !== null && asked > last) return { kind: 'future', day: asked };
  if (first !== null && asked < first) return { kind: 'before', day: asked };
  return { kind: 'day', day: asked };
}
