import type { EntryData } from '@fundfront/content-model';
import { type CutOffRule, pricings, type WeekTimes, weekdays } from '@fundfront/content-model/cutOffs';
import { objectOf } from '@fundfront/content-model/objects';
import { textOf } from '../live/values.ts';

/** What the rule says, without whom it covers. */
export function ruleOf(data: EntryData): Pick<CutOffRule, 'season' | 'times' | 'pricing'> {
  const [from, to] = [textOf(data, 'from'), textOf(data, 'to')];
  const stated = textOf(data, 'pricing');
  return {
    season: from !== null && to !== null ? { from, to } : null,
    times: objectOf<WeekTimes>(weekdays, (weekday) => textOf(data, weekday)),
    pricing: pricings.find((pricing) => pricing === stated) ?? null,
  };
}

/** A rule that names a fund is for it alone, whatever category it names as well. */
export function namedBy(data: EntryData): { fund: string } | { category: string } | null {
  const [fund, category] = [textOf(data, 'fund'), textOf(data, 'category')];
  if (fund !== null) return { fund };
  return category === null ? null : { category };
}
