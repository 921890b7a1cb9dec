import { addDays, karachiDay, startOfKarachiDay } from './karachi.ts';
import { objectOf } from './objects.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type Weekday = (typeof weekdays)[number];

/** "HH:MM" in Karachi; null where nothing is said of the weekday. */
export type WeekTimes = Readonly<Record<Weekday, string | null>>;

export const pricings = ['forward', 'backward'] as const;
/** `backward`: the price announced before; `forward`: that of the day, announced after the cut-off. */
type Pricing = (typeof pricings)[number];

/** Whom a rule names, the widest first: every fund, a group of categories, one category, one fund. */
export const cutOffScopes = ['all', 'group', 'category', 'fund'] as const;

/** Plain days, both included. */
interface Season {
  from: string;
  to: string;
}

export interface CutOffRule {
  id: string;
  name: string;
  scope: (typeof cutOffScopes)[number];
  /** Ids of the funds that it covers; null for all. */
  funds: readonly string[] | null;
  /** Null for a standing rule. */
  season: Season | null;
  times: WeekTimes;
  /** Null: as the next wider rule says. */
  pricing: Pricing | null;
}

export interface NamedSeason extends Season {
  name: string;
}

export interface DayCutOff {
  day: string;
  time: string;
  pricing: Pricing | null;
  /** Whose time it is; null for a standing one. */
  season: NamedSeason | null;
}

/** Names of holidays by their day. */
export type Holidays = ReadonlyMap<string, string>;

export type OrderState =
  | { open: true; cutOff: DayCutOff; closesAt: number; next: DayCutOff | null }
  | {
      open: false;
      reason: 'passed' | 'weekend' | 'holiday' | 'unruled';
      holiday: string | null;
      next: DayCutOff | null;
    };

/** Longer than any row of holidays with its weekends. */
export const closedDaysAtMost = 30;

const minuteMs = 60_000;

/** Of a plain day; null on Saturday and Sunday. */
export function weekdayOf(day: string): Weekday | null {
  return weekdays[new Date(day).getUTCDay() - 1] ?? null;
}

export function rulesOfFund(rules: readonly CutOffRule[], fundId: string): CutOffRule[] {
  return rules.filter(({ funds }) => funds === null || funds.includes(fundId));
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * The most specific first: a season before what stands, then a fund before its category, its group and all funds
 * (spec/funds.md, Prices). Publishing refuses what is left undecided; were there such rules all the same, the season that
 * began last goes first, then the smaller id.
 */
function compareRules(a: CutOffRule, b: CutOffRule): number {
  return (
    Number(b.season !== null) - Number(a.season !== null) ||
    cutOffScopes.indexOf(b.scope) - cutOffScopes.indexOf(a.scope) ||
    order(b.season?.from ?? '', a.season?.from ?? '') ||
    order(a.id, b.id)
  );
}

function holdsOn({ season }: CutOffRule, day: string): boolean {
  return season === null || (season.from <= day && day <= season.to);
}

function cutOffBy(rules: readonly CutOffRule[], day: string, weekday: Weekday): DayCutOff | null {
  const ranked = rules.filter((rule) => holdsOn(rule, day) && rule.times[weekday] !== null).sort(compareRules);
  const [first] = ranked;
  const time = first?.times[weekday];
  if (!first || time == null) return null;
  return {
    day,
    time,
    pricing: ranked.find(({ pricing }) => pricing !== null)?.pricing ?? null,
    season: first.season && { name: first.name, ...first.season },
  };
}

/**
 * What holds for one fund on a plain day: null on weekends, holidays, and where no rule names the weekday.
 * @param rules those that cover the fund
 */
export function cutOffOn(rules: readonly CutOffRule[], day: string, holidays: Holidays): DayCutOff | null {
  const weekday = weekdayOf(day);
  return weekday === null || holidays.has(day) ? null : cutOffBy(rules, day, weekday);
}

function nextCutOff(rules: readonly CutOffRule[], after: string, holidays: Holidays): DayCutOff | null {
  let day = after;
  for (let tried = 0; tried < closedDaysAtMost; tried += 1) {
    day = addDays(day, 1);
    const found = cutOffOn(rules, day, holidays);
    if (found) return found;
  }
  return null;
}

/** Milliseconds since 1970. */
function cutOffInstant({ day, time }: Pick<DayCutOff, 'day' | 'time'>): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return startOfKarachiDay(new Date(day)).getTime() + (hours * 60 + minutes) * minuteMs;
}

/**
 * Whether a request that is complete at this instant still counts for today: from midnight in Karachi until the cut-off,
 * not at it.
 * @param rules those that cover the fund
 */
export function orderStateAt(rules: readonly CutOffRule[], instant: Date, holidays: Holidays): OrderState {
  const today = karachiDay(instant);
  const cutOff = cutOffOn(rules, today, holidays);
  const next = nextCutOff(rules, today, holidays);
  if (cutOff) {
    const closesAt = cutOffInstant(cutOff);
    return instant.getTime() < closesAt
      ? { open: true, cutOff, closesAt, next }
      : { open: false, reason: 'passed', holiday: null, next };
  }
  const holiday = holidays.get(today) ?? null;
  const closed = weekdayOf(today) === null ? 'weekend' : 'unruled';
  return { open: false, reason: holiday === null ? closed : 'holiday', holiday, next };
}

export interface CutOffWeek {
  times: WeekTimes;
  /** One, unless it differs by weekday. */
  pricings: readonly Pricing[];
}

/** What stands (null), or what holds while a season lasts, seen from its first day; holidays are not looked at. */
export function cutOffWeek(rules: readonly CutOffRule[], season: Season | null): CutOffWeek {
  const within = season === null ? rules.filter((rule) => rule.season === null) : rules;
  const found = weekdays.map((weekday) => cutOffBy(within, season?.from ?? '', weekday));
  const stated = found.flatMap((each) => each?.pricing ?? []);
  return {
    times: objectOf<WeekTimes>(weekdays, (weekday) => found[weekdays.indexOf(weekday)]?.time ?? null),
    pricings: pricings.filter((pricing) => stated.includes(pricing)),
  };
}

/** The earliest first; rules of the same days and name are one season. */
export function seasonsOf(rules: readonly CutOffRule[]): NamedSeason[] {
  const named = rules.flatMap(({ name, season }) => (season ? [{ name, ...season }] : []));
  const byKey = new Map(named.map((season) => [`${season.from} ${season.to} ${season.name}`, season]));
  return [...byKey].sort(([a], [b]) => order(a, b)).map(([, season]) => season);
}

/** Neighbouring weekdays that have the same time in each of the weeks. */
export function weekdayRanges(weeks: readonly WeekTimes[]): Weekday[][] {
  const ranges: Weekday[][] = [];
  for (const weekday of weekdays) {
    const range = ranges.at(-1);
    const before = range?.at(-1);
    if (range && before && weeks.every((times) => times[before] === times[weekday])) range.push(weekday);
    else ranges.push([weekday]);
  }
  return ranges;
}

/** Of two rules that name the same funds: a weekday on which neither is the more specific; null where there is none. */
export function clashOf(a: Pick<CutOffRule, 'season' | 'times'>, b: Pick<CutOffRule, 'season' | 'times'>) {
  if ((a.season === null) !== (b.season === null)) return null;
  if (a.season && b.season && (a.season.to < b.season.from || b.season.to < a.season.from)) return null;
  return weekdays.find((weekday) => a.times[weekday] !== null && b.times[weekday] !== null) ?? null;
}
