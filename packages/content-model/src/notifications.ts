import { keysOf } from './objects.ts';

interface NotificationKind {
  label: string;
  /** `never`: a mail about a mail that failed would fail as well. */
  mail: 'if-wanted' | 'never';
}

/** What the bell tells staff of. A module that has something to tell adds its kind here. */
export const notificationKinds = {
  'new-lead': { label: 'New in the inbox', mail: 'if-wanted' },
  assigned: { label: 'Assigned to you', mail: 'if-wanted' },
  'approval-waiting': { label: 'Waits for your approval', mail: 'if-wanted' },
  'approval-decided': { label: 'Decided', mail: 'if-wanted' },
  comment: { label: 'Comment', mail: 'if-wanted' },
  mention: { label: 'Mentions you', mail: 'if-wanted' },
  'release-soon': { label: 'Soon', mail: 'if-wanted' },
  'job-late': { label: 'Late job', mail: 'if-wanted' },
  'job-failed': { label: 'Failed job', mail: 'if-wanted' },
  'webhook-off': { label: 'Webhook turned off', mail: 'if-wanted' },
  'mail-failed': { label: 'Mail given up', mail: 'never' },
} as const satisfies Record<string, NotificationKind>;

export type NotificationKindName = keyof typeof notificationKinds;
export const notificationKindNames = keysOf(notificationKinds);
