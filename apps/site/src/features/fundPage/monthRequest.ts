import type { FundMonths } from '../../content/fundMonths.ts';

/** Months whose investments are published, latest first. */
export function investedMonths(months: FundMonths['months']): string[] {
  return months.flatMap(({ month, investedOn }) => (investedOn === null ? [] : [month])).reverse();
}

/** What an address asks for; `query` with its question mark. Without a month, or for an unknown one, the latest. */
export function monthRequest(query: string, months: readonly string[]): { month: string | null; unknown: boolean } {
  const asked = new URLSearchParams(query).get('month');
  const latest = months[0] ?? null;
  if (asked === null) return { month: latest, unknown: false };
  return months.includes(asked) ? { month: asked, unknown: false } : { month: latest, unknown: true };
}

/** The latest month has no query, as the page at first; what else the address asks for stays. */
export function monthQuery(query: string, month: string, months: readonly string[]): string {
  const params = new URLSearchParams(query);
  if (month === months[0]) params.delete('month');
  else params.set('month', month);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
