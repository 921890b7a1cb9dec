import { addDays } from '@fundfront/content-model/karachi';
import { limits } from '@fundfront/content-model/limits';
import { daysBetween, isPlainDay, monthsBefore } from '@fundfront/content-model/plainDays';
import { startOf } from '../../periods.ts';

export interface FundChoice {
  id: string;
  /** The last part of its page's address in this language. */
  slug: string;
  name: string;
}

export interface FundGroup {
  title: string;
  funds: readonly FundChoice[];
}

type HistoryProblem = 'unknown' | 'not-a-day' | 'reversed' | 'too-long';

export interface HistoryRequest {
  fund: FundChoice;
  from: string | undefined;
  to: string | undefined;
  problem: HistoryProblem | null;
}

/** What an address asks for; `query` with its question mark. The first fund where it names none. */
export function historyRequest(query: string, funds: readonly [FundChoice, ...FundChoice[]]): HistoryRequest {
  const asked = new URLSearchParams(query);
  const slug = asked.get('fund');
  const [from, to] = [asked.get('from') ?? undefined, asked.get('to') ?? undefined];
  const found = slug === null ? funds[0] : funds.find((fund) => fund.slug === slug);
  const problem = (): HistoryProblem | null => {
    if (!found) return 'unknown';
    if ([from, to].some((day) => day !== undefined && !isPlainDay(day))) return 'not-a-day';
    if (from === undefined || to === undefined) return null;
    if (from > to) return 'reversed';
    return daysBetween(from, to) >= limits.historyDays ? 'too-long' : null;
  };
  return { fund: found ?? funds[0], from, to, problem: problem() };
}

export function historyQuery(fund: FundChoice, from?: string, to?: string): string {
  const query = new URLSearchParams({ fund: fund.slug });
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  return `?${query}`;
}

export const presets = ['m1', 'm3', 'm6', 'ytd', 'y1', 'y3', 'y5', 'all'] as const;
type Preset = (typeof presets)[number];

function wantedFrom(preset: Preset, last: string): string | null {
  if (preset === 'all') return addDays(last, 1 - limits.historyDays);
  return preset === 'y1' ? monthsBefore(last, 12) : startOf(preset, last);
}

/** Counted back from the fund's last price; never before its first, nor over more days than are answered at once. */
export function presetRange(preset: Preset, bounds: { first: string; last: string }): { from: string; to: string } {
  const { first, last } = bounds;
  const wanted = wantedFrom(preset, last);
  return { from: wanted !== null && wanted > first ? wanted : first, to: last };
}

/** The longest lives of a fund fill several chips with one range: the shortest of them is the chosen one. */
export function presetOf(
  range: { from: string | null; to: string | null },
  bounds: { first: string; last: string },
): Preset | null {
  const fits = (preset: Preset) => {
    const { from, to } = presetRange(preset, bounds);
    return from === range.from && to === range.to;
  };
  return presets.find(fits) ?? null;
}
