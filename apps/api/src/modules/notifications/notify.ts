import { defaultLocale, type NotificationKindName, notificationKinds } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { canMail } from '../mail/canMail.ts';
import { mailSender } from '../mail/mailSender.ts';
import { renderMail } from '../mail/renderMail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { activeRecipients, insertNotifications, markSubjectRead, type Recipient, type Recipients } from './queries.ts';

export interface NewNotification {
  kind: NotificationKindName;
  /** English, and without anything that should not lie in a mailbox. */
  title: string;
  note?: string;
  /** In the staff area; a mail links to it. */
  path: `/admin/${string}`;
  /** The id of what it is about, for `settleNotifications`. */
  subjectId?: string;
}

async function enqueueMails(ctx: Ctx, people: readonly Recipient[], message: NewNotification): Promise<void> {
  const { kind, title, note, path } = message;
  const { name: from } = await mailSender(ctx, defaultLocale);
  for (const { firstName, email } of people) {
    // Each kind by itself: a flood of one must not hold back another.
    if (!(await canMail(ctx, `${kind} ${email}`))) continue;
    const content = {
      lang: defaultLocale,
      subject: `${notificationKinds[kind].label}: ${title}`,
      greeting: `Dear ${firstName},`,
      before: [title, ...(note ? [note] : [])],
      details: [],
      action: { label: 'Open it in the staff area', url: `${ctx.env.PUBLIC_ADMIN_URL}${path}` },
      after: [],
      footer: [from, 'You can turn these mails off in the staff area, under Account Settings.'],
    };
    await enqueue(ctx, { topic: 'mail', payload: renderMail(email, content) });
  }
}

/**
 * Tells active people, in the transaction of the cause: by the bell, and by mail where they want it. Who caused it is
 * not told.
 * @param recipients people by id, or everybody whose role has a permission
 */
export async function notify(ctx: Ctx, recipients: Recipients, message: NewNotification): Promise<void> {
  const self = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const people = await activeRecipients(ctx.db, recipients, self);
  const { kind, title, note = '', path, subjectId = null } = message;
  const createdAt = ctx.ports.clock.now();
  await insertNotifications(
    ctx.db,
    people.map(({ id: userId }) => ({ userId, kind, title, note, path, subjectId, createdAt })),
  );
  const byMail = people.filter(({ notifiedByMail }) => notifiedByMail && notificationKinds[kind].mail !== 'never');
  if (byMail.length > 0) await enqueueMails(ctx, byMail, message);
}

/** Marks as read, for everybody, what one person has dealt with. */
export async function settleNotifications(
  ctx: Ctx,
  subjectId: string,
  kinds: readonly NotificationKindName[],
): Promise<void> {
  await markSubjectRead(ctx.db, subjectId, kinds, ctx.ports.clock.now());
}
