import * as v from 'valibot';
import { limits } from '../limits.ts';
import { contentTypeNames } from '../types/index.ts';
import { webhookEventNames } from '../webhookEvents.ts';
import { call } from './call.ts';
import { id, instant, okResponse } from './values.ts';

const tag = 'Webhooks';
const policy = 'integrations.manage';
const params = v.object({ id });
const deliveryParams = v.object({ id, delivery: id });

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
const deliveryState = v.picklist(deliveryStates);

const webhook = v.object({
  id,
  name: v.string(),
  url: v.string(),
  events: v.array(v.picklist(webhookEventNames)),
  /** Of events of content; all types where none is named. */
  types: v.array(v.string()),
  enabled: v.boolean(),
  /** Why it is off: a person turned it off, or it failed too long. */
  offBecause: v.nullable(v.picklist(['person', 'failing'])),
  /** Since the first attempt that failed after the last that arrived. */
  failingSince: v.nullable(instant),
  createdAt: instant,
  createdBy: v.nullable(v.string()),
  lastDelivery: v.nullable(v.object({ state: deliveryState, createdAt: instant })),
});
export type Webhook = v.InferOutput<typeof webhook>;

const delivery = v.object({
  id,
  event: v.string(),
  state: deliveryState,
  attempts: v.number(),
  createdAt: instant,
  lastAttemptAt: v.nullable(instant),
  /** Null unless it waits. */
  nextAttemptAt: v.nullable(instant),
  /** Milliseconds of the last attempt. */
  durationMs: v.nullable(v.number()),
  /** HTTP status of the last attempt; null where nothing answered. */
  responseStatus: v.nullable(v.number()),
  /** What went wrong in the last attempt. */
  error: v.nullable(v.string()),
});
export type DeliverySummary = v.InferOutput<typeof delivery>;

const deliveryDetail = v.object({
  ...delivery.entries,
  /** As it was sent and signed. */
  body: v.string(),
  responseBody: v.nullable(v.string()),
});
export type DeliveryDetail = v.InferOutput<typeof deliveryDetail>;

/** What is sent: JSON, signed as text. */
export interface WebhookPayload {
  type: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
  data: Record<string, unknown>;
}

const settings = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Give it a name'), v.maxLength(limits.integrationNameLength)),
  url: v.pipe(v.string(), v.trim(), v.maxLength(limits.webhookUrlLength)),
  events: v.pipe(v.array(v.picklist(webhookEventNames)), v.minLength(1, 'Choose an event')),
  types: v.pipe(v.array(v.picklist(contentTypeNames)), v.maxLength(contentTypeNames.length)),
};

export const listWebhooks = call({
  method: 'GET',
  path: '/api/webhooks',
  policy,
  tag,
  summary: 'Every webhook by name, without its signing secret',
  response: v.object({ webhooks: v.array(webhook) }),
});

export const getWebhook = call({
  method: 'GET',
  path: '/api/webhooks/:id',
  policy,
  tag,
  summary: 'One webhook, without its signing secret',
  params,
  response: webhook,
});

const withSecret = v.object({ webhook, secret: v.string() });

export const createWebhook = call({
  method: 'POST',
  path: '/api/webhooks',
  policy,
  tag,
  summary: 'A new webhook. Its signing secret is in this response and never again',
  body: v.strictObject(settings),
  response: withSecret,
});

export const updateWebhook = call({
  method: 'PUT',
  path: '/api/webhooks/:id',
  policy,
  tag,
  summary: 'Changes a webhook, or turns it on or off; off, what waits for it is given up',
  params,
  body: v.strictObject({ ...settings, enabled: v.boolean() }),
  response: webhook,
});

export const deleteWebhook = call({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  policy,
  tag,
  summary: 'Removes a webhook with its log',
  params,
  response: okResponse,
});

export const renewWebhookSecret = call({
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  policy,
  tag,
  summary: 'Another signing secret; the former signs nothing more from now on',
  params,
  response: withSecret,
});

export const testWebhook = call({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  policy,
  tag,
  summary: 'Sends a test now, once, and answers what became of it; also to a webhook that is off',
  params,
  response: deliveryDetail,
});

export const listDeliveries = call({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  policy,
  tag,
  summary: `Deliveries newest first, by keyset pages; the newest ${limits.webhookDeliveriesKept} are kept`,
  params,
  query: v.strictObject({
    state: v.optional(deliveryState),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
  }),
  response: v.object({ deliveries: v.array(delivery), nextCursor: v.nullable(v.string()) }),
});

export const getDelivery = call({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries/:delivery',
  policy,
  tag,
  summary: 'One delivery with what was sent and what came back',
  params: deliveryParams,
  response: deliveryDetail,
});

export const retryDelivery = call({
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:delivery/retry',
  policy,
  tag,
  summary: 'Sends a delivery again, now, under the same identity',
  params: deliveryParams,
  response: deliveryDetail,
});
