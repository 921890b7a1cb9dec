import { keysOf } from './objects.ts';

/** What a webhook can be told of. */
export const webhookEvents = {
  'content.published': { label: 'Published', help: 'A language went live, or changed' },
  'content.unpublished': { label: 'Taken off the site', help: 'A language is public no more' },
  'content.moved': { label: 'Moved', help: 'Addresses changed with the place in the tree' },
  'content.trashed': { label: 'Put in the trash', help: 'Its languages are taken off first' },
  'submission.received': { label: 'Form received', help: 'Which form, and its id; nothing of what was written' },
} as const;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = keysOf(webhookEvents);

export function isWebhookEvent(name: string): name is WebhookEvent {
  return Object.hasOwn(webhookEvents, name);
}

/** Of Standard Webhooks, so that receivers verify deliveries with its libraries. */
export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;
