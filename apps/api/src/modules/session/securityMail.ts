import { defaultLocale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { mailSender } from '../mail/mailSender.ts';
import { renderMail } from '../mail/renderMail.ts';
import { enqueue } from '../outbox/enqueue.ts';

const notices = {
  secondStepReset: {
    subject: 'Your second step was turned off',
    before: [
      'An administrator turned off the second step of your sign-in: codes of your app and your recovery codes are good no longer.',
    ],
    after: ['Set it up again when you sign in. If you did not ask for this, call an administrator now.'],
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
