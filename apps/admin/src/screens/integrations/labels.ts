import { contentType, isContentTypeName, isWebhookEvent, webhookEvents } from '@fundfront/content-model';
import type { DeliverySummary, ReadToken, Webhook } from '@fundfront/content-model/wire';
import type { StatusMarkProps } from '@fundfront/ui/components/StatusMark';

export const deliveryMarks: Record<DeliverySummary['state'], StatusMarkProps> = {
  waiting: { status: 'scheduled', label: 'Waiting' },
  delivered: { status: 'live', label: 'Delivered' },
  failed: { status: 'review', label: 'Failed' },
};

export const tokenMarks: Record<ReadToken['state'], StatusMarkProps> = {
  good: { status: 'live', label: 'Good' },
  expired: { status: 'none', label: 'Expired' },
  revoked: { status: 'none', label: 'Revoked' },
};

export function webhookMark({ enabled, offBecause, failingSince }: Webhook): StatusMarkProps {
  if (!enabled) {
    return offBecause === 'failing'
      ? { status: 'review', label: 'Turned off: it kept failing' }
      : { status: 'none', label: 'Off' };
  }
  return failingSince ? { status: 'review', label: 'Failing' } : { status: 'live', label: 'On' };
}

export function eventLabel(event: string): string {
  if (event === 'webhook.test') return 'Test';
  return isWebhookEvent(event) ? webhookEvents[event].label : event;
}

export function typeNames(types: readonly string[]): string {
  if (types.length === 0) return 'All types';
  return types.map((name) => (isContentTypeName(name) ? contentType(name).labels.many : name)).join(', ');
}
