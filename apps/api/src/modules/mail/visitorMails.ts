import { defaultLocale, type FormName, type Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { canMail } from './canMail.ts';
import { company } from './company.ts';
import { greeting } from './greeting.ts';
import { isolatedLtr } from './isolates.ts';
import { mailOf } from './letter.ts';
import { t } from './messages/index.ts';

/** Every form but the subscription, which has mails of its own. */
export type SentForm = Exclude<FormName, 'subscribe'>;

export interface Received {
  id: string;
  form: SentForm;
  trackingNumber: string;
  lang: Locale;
  name: string;
  email: string;
  at: Date;
}

const zone = { timeZone: 'Asia/Karachi' } as const;
const longDate: Intl.DateTimeFormatOptions = { ...zone, day: 'numeric', month: 'long', year: 'numeric' };
const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', longDate),
  ur: new Intl.DateTimeFormat('ur-PK-u-nu-latn', longDate),
};
const hours = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });

/** Day and time in Pakistan, such as `1 جنوری 2024، 09:30`: the Urdu of `Intl` puts a comma before the year. */
function timeOf(lang: Locale, at: Date): string {
  const dateParts = days[lang].formatToParts(at).filter(({ type }) => type !== 'literal');
  return `${dateParts.map(({ value }) => value).join(' ')}${lang === 'ur' ? '،' : ','} ${hours.format(at)}`;
}

/** Where staff see a submission. */
function inboxUrl(ctx: Ctx, { id, form }: Received): string {
  const { PUBLIC_ADMIN_URL: admin } = ctx.env;
  return `${admin}/admin/forms/${id}?form=${form}`;
}

/** The visitor's own proof; nothing of what they wrote stands in it, since the address may be somebody else's. */
async function receiptMail(ctx: Ctx, { form, trackingNumber, lang, name, email, at }: Received): Promise<void> {
  if (!(await canMail(ctx, email))) return;
  const { name: from } = await company(ctx, lang);
  const letter = {
    lang,
    subject: t(lang, 'received.subject', {
      trackingNumber: lang === 'ur' ? isolatedLtr(trackingNumber) : trackingNumber,
    }),
    greeting: greeting(lang, name),
    before: [t(lang, `received.${form}`)],
    facts: [
      { label: t(lang, 'reference'), value: trackingNumber, ltr: true },
      { label: t(lang, 'receivedAt'), value: timeOf(lang, at) },
    ],
    after: [t(lang, `next.${form}`), t(lang, 'keep'), t(lang, 'notYou')],
    foot: [from, t(lang, 'automatic')],
  };
  await enqueue(ctx, { topic: 'mail', payload: mailOf(email, letter) });
}

const formTitles: Record<SentForm, string> = {
  requestCall: 'Request a call',
  contact: 'Contact',
  complaint: 'Complaint and feedback',
  career: 'Application',
  distributor: 'Distributor enquiry',
};

/** Tells staff that something waits: in English, and without anything that should not lie in a mailbox. */
async function staffMail(ctx: Ctx, received: Received): Promise<void> {
  const { name: from, email } = await company(ctx, defaultLocale);
  if (!email) return;
  const { form, trackingNumber, name } = received;
  const letter = {
    lang: defaultLocale,
    subject: `New: ${formTitles[form]}, ${trackingNumber}`,
    greeting: 'Something new waits in the inbox.',
    before: [],
    facts: [
      { label: 'Form', value: formTitles[form] },
      { label: 'Reference', value: trackingNumber, ltr: true },
      { label: 'Name', value: name },
    ],
    action: { label: 'Open it in the staff area', url: inboxUrl(ctx, received) },
    after: [],
    foot: [from, t(defaultLocale, 'automatic')],
  };
  await enqueue(ctx, { topic: 'mail', payload: mailOf(email, letter) });
}

/** Puts the mails about a sent form into the outbox, in the transaction that keeps it. */
export async function enqueueVisitorMails(ctx: Ctx, received: Received): Promise<void> {
  await receiptMail(ctx, received);
  await staffMail(ctx, received);
}
