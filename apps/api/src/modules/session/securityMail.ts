import { defaultLocale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { mailSender } from '../mail/mailSender.ts';
import { renderMail } from '../mail/renderMail.ts';
import { enqueue } from '../outbox/enqueue.ts';

const notices = {
  secondStepReset: {
    subject: 'Your second step was turned off',
    before: [
      'An administrator turned off the second step of your sign-in: codes of your app, your passkeys and your recovery codes are good no longer.',
    ],
    after: ['Set it up again when you sign in. If you did not ask for this, call an administrator now.'],
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    before: ['From now on it signs in to the staff area in your name, without a password.'],
    after: ['If it was not you, remove it in your account settings, change your password and call an administrator.'],
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    before: ['It signs in to the staff area no longer.'],
    after: ['If it was not you, change your password and call an administrator.'],
  },
} as const;

/** So that whoever did not do it learns of it; with the transaction that does it. */
export async function enqueueSecurityMail(
  tx: Ctx,
  { email, firstName }: { email: string; firstName: string },
  notice: keyof typeof notices,
): Promise<void> {
  const { subject, before, after } = notices[notice];
  const { name: from } = await mailSender(tx, defaultLocale);
  const action = { label: 'Account settings', url: `${tx.env.PUBLIC_ADMIN_URL}/admin/account-settings` };
  const content = {
    lang: defaultLocale,
    subject,
    greeting: `Dear ${firstName},`,
    before,
    details: [],
    action,
    after,
    footer: [from],
  };
  await enqueue(tx, { topic: 'mail', payload: renderMail(email, content) });
}
