import { defaultLocale, forms, type Locale, type SubmissionForm, submissionPath } from '@fundfront/content-model';
import { timeZone } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { isolateLtr } from './bidiIsolate.ts';
import { canMail } from './canMail.ts';
import { greeting } from './greeting.ts';
import { mailSender } from './mailSender.ts';
import { t } from './messages/index.ts';
import { renderMail } from './renderMail.ts';

export interface ReceivedSubmission {
  id: string;
  form: SubmissionForm;
  trackingNumber: string;
  lang: Locale;
  name: string;
  email: string;
  at: Date;
}

const zone = { timeZone } as const;
const longDate: Intl.DateTimeFormatOptions = { ...zone, day: 'numeric', month: 'long', year: 'numeric' };
const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', longDate),
  ur: new Intl.DateTimeFormat('ur-PK-u-nu-latn', longDate),
};
const hours = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });

/** In Pakistan's time, such as `1 جنوری 2024، 09:30`: the Urdu of `Intl` puts a comma before the year. */
export function formatTime(lang: Locale, at: Date): string {
  const dateParts = days[lang].formatToParts(at).filter(({ type }) => type !== 'literal');
  return `${dateParts.map(({ value }) => value).join(' ')}${lang === 'ur' ? '،' : ','} ${hours.format(at)}`;
}

/** Holds nothing that the visitor wrote, since the address may be somebody else's. */
async function enqueueReceiptMail(
  ctx: Ctx,
  { form, trackingNumber, lang, name, email, at }: ReceivedSubmission,
): Promise<void> {
  if (!(await canMail(ctx, email))) return;
  const { name: from } = await mailSender(ctx, lang);
  const { received, next } = forms[form].texts[lang].mail;
  const content = {
    lang,
    subject: t(lang, 'received.subject', {
      trackingNumber: lang === 'ur' ? isolateLtr(trackingNumber) : trackingNumber,
    }),
    greeting: greeting(lang, name),
    before: [received],
    details: [
      { label: t(lang, 'reference'), value: trackingNumber, ltr: true },
      { label: t(lang, 'receivedAt'), value: formatTime(lang, at) },
    ],
    after: [next, t(lang, 'keep'), t(lang, 'notYou')],
    footer: [from, t(lang, 'automatic')],
  };
  await enqueue(ctx, { topic: 'mail', payload: renderMail(email, content) });
}

/** In English, and without anything that should not lie in a mailbox. */
async function enqueueStaffMail(ctx: Ctx, submission: ReceivedSubmission): Promise<void> {
  const { name: from, email } = await mailSender(ctx, defaultLocale);
  if (!email) return;
  const { form, trackingNumber, name } = submission;
  const title = forms[form].staff.labels.one;
  const content = {
    lang: defaultLocale,
    subject: `New: ${title}, ${trackingNumber}`,
    greeting: 'Something new waits in the inbox.',
    before: [],
    details: [
      { label: 'Form', value: title },
      { label: 'Reference', value: trackingNumber, ltr: true },
      { label: 'Name', value: name },
    ],
    action: {
      label: 'Open it in the staff area',
      url: `${ctx.env.PUBLIC_ADMIN_URL}${submissionPath(form, submission.id)}`,
    },
    after: [],
    footer: [from, t(defaultLocale, 'automatic')],
  };
  await enqueue(ctx, { topic: 'mail', payload: renderMail(email, content) });
}

export async function enqueueVisitorMails(ctx: Ctx, submission: ReceivedSubmission): Promise<void> {
  await enqueueReceiptMail(ctx, submission);
  await enqueueStaffMail(ctx, submission);
}
