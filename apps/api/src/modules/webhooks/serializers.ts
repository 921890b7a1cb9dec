import type { DeliveryDetail, DeliverySummary, Webhook } from '@fundfront/content-model/wire';
import type { DeliveryRow } from './queries/deliveries.ts';
import type { ListedWebhook } from './queries/webhooks.ts';

export function toWebhook({ row, who, lastState, lastAt }: ListedWebhook): Webhook {
  const { id, name, url, events, types, enabled, offBecause, failingSince, createdAt } = row;
  return {
    id,
    name,
    url,
    events,
    types,
    enabled,
    offBecause,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    createdBy: who,
    lastDelivery: lastState && lastAt ? { state: lastState, createdAt: lastAt.toISOString() } : null,
  };
}

export function toDelivery(row: DeliveryRow): DeliverySummary {
  const { id, event, state, attempts, createdAt, lastAttemptAt, nextAttemptAt, durationMs, responseStatus, error } =
    row;
  return {
    id,
    event,
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    durationMs,
    responseStatus,
    error,
  };
}

export function toDeliveryDetail(row: DeliveryRow): DeliveryDetail {
  return { ...toDelivery(row), body: row.body, responseBody: row.responseBody };
}
