import type { EntryData } from '@fundfront/content-model';
import { clashOf } from '@fundfront/content-model/cutOffs';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { liveRules } from './queries.ts';
import { namedBy, ruleOf } from './ruleOf.ts';

const weekdayLabels = {
  monday: 'Mondays',
  tuesday: 'Tuesdays',
  wednesday: 'Wednesdays',
  thursday: 'Thursdays',
  friday: 'Fridays',
} as const;

const nameOf = (data: EntryData) => JSON.stringify(namedBy(data));

/**
 * Before a rule goes live, under the lock of everything public: two that name the same funds must not both say a time for
 * one day, for no order between them would be anybody's decision. Throws VALIDATION that names the other rule.
 */
export async function checkClashes(tx: Ctx, id: string, data: EntryData): Promise<void> {
  const own = ruleOf(data);
  for (const other of await liveRules(tx.db)) {
    if (other.id === id || nameOf(other.data) !== nameOf(data)) continue;
    const weekday = clashOf(own, ruleOf(other.data));
    if (weekday === null) continue;
    const message = `“${other.title}” says a time for the same funds on the same ${weekdayLabels[weekday]}. Change or unpublish it first.`;
    throw new AppError('VALIDATION', message, { fields: [{ path: weekday, message }] });
  }
}
