import { randomUUID } from 'node:crypto';
import type { Locale, SubscriptionKind } from '@fundfront/content-model';
import type { Ctx } from '../src/context.ts';
import { alertDelivery, alertRun, subscriber } from '../src/db/schema/index.ts';
import { drainAlerts } from '../src/modules/alerts/drainAlerts.ts';
import { upsertPrices } from '../src/modules/nav/queries.ts';
import type { Mail } from '../src/ports/mail.ts';
import { makeLive } from './contentFactories.ts';
import type { TestApi } from './harness.ts';

/** A Monday; tests begin at ten in the morning in Karachi. */
export const alertDay = '2026-03-02';
export const dayBefore = '2026-02-27';

export const advance = (api: TestApi, ms: number) => {
  api.time.now = new Date(api.time.now.getTime() + ms);
};

/** Without a pause between two mails. */
export const drain = (ctx: Ctx, stopping?: AbortSignal) => drainAlerts(ctx, stopping, Number.POSITIVE_INFINITY);

/** Instead of the port's own. */
export function withMail(ctx: Ctx, send: (mail: Mail, id: string) => Promise<void>): Ctx {
  return { ...ctx, ports: { ...ctx.ports, mail: { ...ctx.ports.mail, send } } };
}

export async function addFund(api: TestApi, title: string): Promise<string> {
  return (
    await makeLive(api.ctx(), 'fund', { title, slug: `f-${randomUUID()}`, subFund: null, inceptionDate: '2020-01-01' })
  ).id;
}

/** A sample's price: it needs nobody's approval. */
export async function setPrice(api: TestApi, fundId: string, validityDate: string, nav: string): Promise<void> {
  const price = { fundId, validityDate, nav, offer: null, redemption: null, source: 'sample', importId: null };
  await upsertPrices(api.handle.db, [price], api.time.now);
}

export async function addSubscribers(
  api: TestApi,
  count: number,
  { locale = 'en', wants = ['sms alert'] }: { locale?: Locale; wants?: SubscriptionKind[] } = {},
): Promise<{ id: string; email: string }[]> {
  const at = api.time.now;
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    email: `${randomUUID()}@example.test`,
    name: 'Bilal',
    city: '',
    phone: '',
    locale,
    wants,
    state: 'confirmed' as const,
    searchText: '',
    createdAt: at,
    changedAt: at,
    confirmedAt: at,
  }));
  await api.handle.db.insert(subscriber).values(rows);
  return rows.map(({ id, email }) => ({ id, email }));
}

/** As before the first alert. */
export async function forgetAlerts(api: TestApi): Promise<void> {
  await api.handle.db.delete(alertDelivery);
  await api.handle.db.delete(alertRun);
  await api.handle.db.delete(subscriber);
  api.mail.sent.length = 0;
  api.mail.behaviour = 'takes';
  api.time.now = new Date(`${alertDay}T05:00:00.000Z`);
}
