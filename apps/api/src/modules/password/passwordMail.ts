import { createHash, randomBytes } from 'node:crypto';
import { defaultLocale, limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { mailSender } from '../mail/mailSender.ts';
import { renderMail } from '../mail/renderMail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { replaceLinks } from './queries.ts';

const minuteMs = 60_000;

const purposes = {
  reset: {
    lasts: limits.resetLinkMinutes * minuteMs,
    subject: 'Set a new password',
    before: ['Somebody, probably you, asked for a new password for your account in the staff area.'],
    label: 'Set a new password',
    after: [
      `The link is good once, for ${limits.resetLinkMinutes} minutes. Until then your present password stays.`,
      'If it was not you, do nothing.',
    ],
  },
  invite: {
    lasts: limits.inviteLinkDays * dayMs,
    subject: 'Your account in the staff area',
    before: ['An account was made for you. Choose a password to sign in.'],
    label: 'Choose a password',
    after: [`The link is good once, for ${limits.inviteLinkDays} days. An administrator can send another one.`],
  },
} as const;

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface Recipient {
  id: string;
  email: string;
  firstName: string;
}

/** The token stands in the mail alone: the database has its hash, and the part of an address after `#` is sent nowhere. */
export async function enqueuePasswordMail(
  ctx: Ctx,
  { id, email, firstName }: Recipient,
  purpose: keyof typeof purposes,
): Promise<void> {
  const { lasts, subject, before, label, after } = purposes[purpose];
  const token = randomBytes(32).toString('base64url');
  const now = ctx.ports.clock.now();
  const expiresAt = new Date(now.getTime() + lasts);
  await replaceLinks(ctx.db, { hash: hashOf(token), userId: id, purpose, expiresAt }, now);
  const { name: from } = await mailSender(ctx, defaultLocale);
  const content = {
    lang: defaultLocale,
    subject,
    greeting: `Dear ${firstName},`,
    before,
    details: [],
    action: { label, url: `${ctx.env.PUBLIC_ADMIN_URL}/fb-f-cms-admin-login#password=${token}` },
    after,
    footer: [from],
  };
  await enqueue(ctx, { topic: 'mail', payload: renderMail(email, content) });
}
