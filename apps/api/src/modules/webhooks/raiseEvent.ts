import type { ContentTypeName, Locale, WebhookEvent } from '@fundfront/content-model';
import type { WebhookPayload } from '@fundfront/content-model/wire';
import { type Ctx, isSeed } from '../../context.ts';
import { insertDelivery } from './queries/deliveries.ts';
import { subscribed } from './queries/webhooks.ts';

interface Content {
  id: string;
  type: ContentTypeName;
}

/** What receivers are told: identities and addresses. Content is read with a token, and what visitors wrote is not told. */
export type RaisedEvent =
  | {
      event: 'content.published';
      data: Content & { locale: Locale; version: number; path: string | null };
    }
  | { event: 'content.unpublished'; data: Content & { locale: Locale; path: string | null } }
  | { event: 'content.moved'; data: Content & { addresses: { from: string; to: string }[] } }
  | { event: 'content.trashed'; data: Content }
  | { event: 'submission.received'; data: { id: string; form: string; locale: Locale } };

export function bodyOf(type: WebhookEvent | 'webhook.test', at: Date, data: Record<string, unknown>): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data } satisfies WebhookPayload);
}

/** In the transaction of the change: it is told if the change is kept, and only then. Shipped samples are no news. */
export async function raiseEvent(tx: Ctx, { event, data }: RaisedEvent): Promise<void> {
  if (isSeed(tx)) return;
  const now = tx.ports.clock.now();
  for (const { id: webhookId } of await subscribed(tx.db, event, 'type' in data ? data.type : undefined)) {
    const id = await insertDelivery(tx.db, {
      webhookId,
      event,
      body: bodyOf(event, now, { ...data }),
      createdAt: now,
      nextAttemptAt: now,
    });
    await tx.ports.jobs.schedule(tx.db, { name: 'webhook', id, at: now });
  }
}
