import { type Locale, limits, publicPath, type SubscriptionKind } from '@fundfront/content-model';
import { oneClickUnsubscribePath } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { company } from '../mail/company.ts';
import { greeting } from '../mail/greeting.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import { t } from '../mail/messages/index.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { signLink } from './linkToken.ts';

const dayMs = 86_400_000;

/** Pages of the site that mails lead to; each takes the token as `?token=`. */
export const subscriptionPages = { confirm: '/subscription/confirm', end: '/subscription/unsubscribe' } as const;

/** The site's page for a token. */
export function pageUrl(ctx: Ctx, lang: Locale, page: keyof typeof subscriptionPages, token: string): string {
  return `${ctx.env.PUBLIC_SITE_URL}${publicPath(lang, subscriptionPages[page])}?token=${token}`;
}

interface Reader {
  id: string;
  email: string;
  lang: Locale;
  name: string;
  wants: readonly SubscriptionKind[];
}

type MailBody = Pick<Letter, 'subject' | 'before' | 'after'> & { action?: Letter['action'] };

/** Puts a mail to a subscriber into the outbox; it carries the way out, for programs (RFC 8058) and to be seen. */
async function enqueueSubscriberMail(
  ctx: Ctx,
  { id, email, lang, name, wants }: Reader,
  body: MailBody,
): Promise<void> {
  const { name: from } = await company(ctx, lang);
  const token = signLink(ctx, { purpose: 'end', subscriberId: id });
  const letter: Letter = {
    lang,
    ...body,
    greeting: greeting(lang, name),
    facts: [],
    list: wants.map((want) => t(lang, want)),
    foot: [from, t(lang, 'automatic')],
    unsubscribe: { label: t(lang, 'unsubscribe'), url: pageUrl(ctx, lang, 'end', token) },
  };
  const headers = {
    'List-Unsubscribe': `<${ctx.env.PUBLIC_SITE_URL}${oneClickUnsubscribePath}?token=${token}&lang=${lang}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  await enqueue(ctx, { topic: 'mail', payload: mailOf(email, letter, headers) });
}

/** Asks to confirm a subscription, or the change of one. */
export async function enqueueConfirmMail(ctx: Ctx, reader: Reader, what: 'confirm' | 'change', requestId: string) {
  const { id, lang } = reader;
  const expiresAt = ctx.ports.clock.now().getTime() + limits.confirmationDays * dayMs;
  const token = signLink(ctx, { purpose: 'confirm', subscriberId: id, requestId, expiresAt });
  await enqueueSubscriberMail(ctx, reader, {
    subject: t(lang, `${what}.subject`),
    before: [t(lang, `${what}.body`)],
    action: { label: t(lang, `${what}.action`), url: pageUrl(ctx, lang, 'confirm', token) },
    after: [t(lang, `${what}.until`, { days: String(limits.confirmationDays) }), t(lang, 'notYou')],
  });
}

/** Says that a subscription is as it was asked for again. */
export async function enqueueUnchangedMail(ctx: Ctx, reader: Reader): Promise<void> {
  const { lang } = reader;
  await enqueueSubscriberMail(ctx, reader, {
    subject: t(lang, 'same.subject'),
    before: [t(lang, 'same.body')],
    after: [],
  });
}

export async function enqueueWelcomeMail(ctx: Ctx, reader: Reader): Promise<void> {
  const { lang } = reader;
  await enqueueSubscriberMail(ctx, reader, {
    subject: t(lang, 'welcome.subject'),
    before: [t(lang, 'welcome.body')],
    after: [],
  });
}
