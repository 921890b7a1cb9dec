import { karachiDay, monthAfter, startOfKarachiDay } from '@fundfront/content-model/karachi';
import type { DisclosureClock } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { businessCalendar } from './businessDays.ts';
import { pricesDueAt } from './getPriceSheet.ts';
import { coursesBefore, type FundOfDay, fundsDisclosed, fundsOfDay } from './queries/clock.ts';
import { usualCourse } from './usualCourse.ts';

/**
 * Days of the month after it within which a monthly disclosure is public. Sources: SECP's Direction 23 of 2016 (expense
 * ratios) and the circulars on fund manager reports.
 */
const monthly = [
  { kind: 'fund-managers-report', type: 'document', section: 'fund-managers-report', dueOn: 15 },
  { kind: 'expense-ratio', type: 'expenseRatio', section: null, dueOn: 15 },
] as const;

const usualDays = 20;

const named = ({ fund, title, since }: FundOfDay) => ({ fund, title, since });

export async function disclosureClock({ ctx }: { ctx: Ctx }): Promise<DisclosureClock> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const today = karachiDay(ctx.ports.clock.now());
  const calendar = await businessCalendar(ctx.db, today);
  const day = calendar.closedOn(today) === null ? today : calendar.beside(today, -1);
  const funds = await fundsOfDay(ctx.db, day);
  const open = funds.filter(({ announcedAt }) => announcedAt === null);
  const month = monthAfter(today.slice(0, 7), -1);
  return {
    day,
    today,
    dueAt: pricesDueAt(day).toISOString(),
    funds: funds.length,
    announced: funds.flatMap(({ announcedAt }) => announcedAt ?? []).sort(),
    usual: usualCourse(await coursesBefore(ctx.db, day, usualDays), {
      funds: funds.length,
      midnight: startOfKarachiDay(new Date(`${day}T00:00:00Z`)).getTime(),
    }),
    waiting: open.filter(({ state }) => state === 'submitted').map(named),
    sentBack: open.filter(({ state }) => state === 'sent-back').map(named),
    missing: open.filter(({ state }) => state === null || state === 'entered').map(named),
    monthly: await Promise.all(
      monthly.map(async ({ kind, type, section, dueOn }) => ({
        kind,
        month,
        published: await fundsDisclosed(ctx.db, { type, section, month }),
        dueOn: `${today.slice(0, 7)}-${dueOn}`,
      })),
    ),
  };
}
