import { karachiDay, startOfKarachiDay } from '@fundfront/content-model/karachi';
import type { Announcement, PriceSheet } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { businessCalendar } from './businessDays.ts';
import { announcementsOf } from './queries/announcements.ts';
import { sheetRows } from './sheetRows.ts';

/** Prices of a business day are due at half past six in Karachi. Source: SECP's circulars on the publication of NAVs. */
const dueAfterMs = 18.5 * 3_600_000;

export function pricesDueAt(day: string): Date {
  return new Date(startOfKarachiDay(new Date(`${day}T00:00:00Z`)).getTime() + dueAfterMs);
}

export async function getPriceSheet({
  ctx,
  input: { day },
}: {
  ctx: Ctx;
  input: { day: string };
}): Promise<PriceSheet> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const calendar = await businessCalendar(ctx.db, day);
  return {
    day,
    holiday: calendar.closedOn(day),
    previous: calendar.beside(day, -1),
    next: calendar.beside(day, 1),
    today: karachiDay(ctx.ports.clock.now()),
    dueAt: pricesDueAt(day).toISOString(),
    rows: await sheetRows({ ctx, day, calendar }),
  };
}

export async function listAnnouncements({
  ctx,
  input: { day, fund },
}: {
  ctx: Ctx;
  input: { day: string; fund: string };
}): Promise<Announcement[]> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  return announcementsOf(ctx.db, fund, day);
}
