import { forms, type Locale, limits, publicPath, type SubscriptionKind } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import { oneClickUnsubscribePath } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { greeting } from '../mail/greeting.ts';
import { mailSender } from '../mail/mailSender.ts';
import { interpolate, t } from '../mail/messages/index.ts';
import { type MailContent, renderMail } from '../mail/renderMail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { signLink } from './linkToken.ts';

/** Each takes the token as `?token=`. */
export const subscriptionPages = { confirm: '/subscription/confirm', end: '/subscription/unsubscribe' } as const;

export function pageUrl(ctx: Ctx, lang: Locale, page: keyof typeof subscriptionPages, token: string): string {
  return `${ctx.env.PUBLIC_SITE_URL}${publicPath(lang, subscriptionPages[page])}?token=${token}`;
}

/** For mail programs: RFC 8058. */
export function unsubscribeHeaders(ctx: Ctx, lang: Locale, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${ctx.env.PUBLIC_SITE_URL}${oneClickUnsubscribePath}?token=${token}&lang=${lang}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

interface Recipient {
  id: string;
  email: string;
  lang: Locale;
  name: string;
  wants: readonly SubscriptionKind[];
}

const textsOf = (lang: Locale) => forms.subscribe.texts[lang];

type MailBody = Pick<MailContent, 'subject' | 'before' | 'after'> & { action?: MailContent['action'] };

/** Every mail carries the way out, for programs (RFC 8058) and to be seen. */
async function enqueueSubscriberMail(
  ctx: Ctx,
  { id, email, lang, name, wants }: Recipient,
  body: MailBody,
): Promise<void> {
  const { name: from } = await mailSender(ctx, lang);
  const token = signLink(ctx, { purpose: 'end', subscriberId: id });
  const { fields, mails } = textsOf(lang);
  const content: MailContent = {
    lang,
    ...body,
    greeting: greeting(lang, name),
    details: [],
    list: wants.map((want) => fields.subscribeFor.options[want]),
    footer: [from, t(lang, 'automatic')],
    unsubscribe: { label: mails.unsubscribe, url: pageUrl(ctx, lang, 'end', token) },
  };
  await enqueue(ctx, { topic: 'mail', payload: renderMail(email, content, unsubscribeHeaders(ctx, lang, token)) });
}

export async function enqueueConfirmMail(
  ctx: Ctx,
  recipient: Recipient,
  what: 'confirm' | 'change',
  requestId: string,
) {
  const { id, lang } = recipient;
  const expiresAt = ctx.ports.clock.now().getTime() + limits.confirmationDays * dayMs;
  const token = signLink(ctx, { purpose: 'confirm', subscriberId: id, requestId, expiresAt });
  const { subject, body, action, until } = textsOf(lang).mails[what];
  await enqueueSubscriberMail(ctx, recipient, {
    subject,
    before: [body],
    action: { label: action, url: pageUrl(ctx, lang, 'confirm', token) },
    after: [interpolate(until, { days: String(limits.confirmationDays) }), t(lang, 'notYou')],
  });
}

export async function enqueueNoticeMail(ctx: Ctx, recipient: Recipient, what: 'unchanged' | 'welcome'): Promise<void> {
  const { subject, body } = textsOf(recipient.lang).mails[what];
  await enqueueSubscriberMail(ctx, recipient, { subject, before: [body], after: [] });
}
