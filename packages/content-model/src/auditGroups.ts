import { keysOf } from './objects.ts';

/** Beginnings of the actions that belong together. */
export const auditGroups = {
  content: { label: 'Content', actions: ['content.', 'review.', 'disclosure.', 'media.'] },
  prices: { label: 'Prices', actions: ['import.', 'nav.'] },
  inbox: { label: 'Inbox', actions: ['inbox.', 'form.', 'subscription.', 'alert.'] },
  accounts: { label: 'Sign-ins and accounts', actions: ['session.', 'totp.', 'passkey.', 'user.', 'role.'] },
  integrations: { label: 'Webhooks and tokens', actions: ['webhook.', 'token.'] },
  disclosures: {
    label: 'Reveals and exports',
    actions: ['inbox.reveal', 'inbox.export', 'audit.export', 'content.export'],
  },
} as const;

export type AuditGroup = keyof typeof auditGroups;
export const auditGroupNames = keysOf(auditGroups);
