import { randomUUID } from 'node:crypto';
import {
  type FormName,
  formMessages,
  forms,
  type Locale,
  limits,
  type SubmissionForm,
  submissionPath,
} from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import { timeZone } from '@fundfront/content-model/karachi';
import type { Receipt } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { verifyCaptcha } from '../captcha/verifyCaptcha.ts';
import { enqueueVisitorMails } from '../mail/visitorMails.ts';
import { notify } from '../notifications/notify.ts';
import { raiseEvent } from '../webhooks/raiseEvent.ts';
import { limitFormRate } from './limitFormRate.ts';
import { claimFile, insertSubmission, isWaiting, nextNumber } from './queries.ts';
import { fieldsOfForm, sealAnswers } from './sealedAnswers.ts';
import { uploadRefusal } from './uploadForForm.ts';
import { nameOfUpload } from './uploadNames.ts';

const month = new Intl.DateTimeFormat('en-GB', { timeZone, year: '2-digit', month: '2-digit' });

/** Year and month in Karachi, such as `2611`. */
function monthOf(now: Date): string {
  const parts = new Map(month.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}${parts.get('month')}`;
}

async function newTrackingNumber(ctx: Ctx, form: FormName): Promise<string> {
  const series = `${forms[form].prefix}-${monthOf(ctx.ports.clock.now())}`;
  return `${series}-${String(await nextNumber(ctx.db, series)).padStart(4, '0')}`;
}

export interface FormBody {
  recaptcha_token: string;
  lang: Locale;
  name: string;
  email: string;
  fileUrl?: string;
}

/** An upload this close to its removal is refused, whichever process's clock is ahead. */
const marginMs = 60_000;

type Upload = Parameters<typeof isWaiting>[1];

function uploadOf(ctx: Ctx, form: SubmissionForm, fileUrl = ''): Upload | undefined {
  const field = fieldsOfForm(form).fileUrl;
  const kind = field?.uploads ?? null;
  if (kind === null || fileUrl === '') return undefined;
  const since = new Date(ctx.ports.clock.now().getTime() - limits.orphanUploadMs + marginMs);
  return { name: nameOfUpload(fileUrl), kind, since };
}

/** Without name and e-mail, which have columns, and the file, which has a table. */
function answersOf(form: SubmissionForm, body: FormBody): Record<string, string> {
  const given = new Map<string, unknown>(Object.entries(body));
  const keys = Object.keys(fieldsOfForm(form)).filter((key) => !['name', 'email', 'fileUrl'].includes(key));
  return Object.fromEntries(keys.map((key) => [key, String(given.get(key) ?? '')]));
}

/** Held, not refused: the sender learns nothing, and staff may let it in. */
function isSpam(body: FormBody): boolean {
  const links =
    Object.values(body)
      .join(' ')
      .match(/https?:\/\/|www\./gi) ?? [];
  return links.length > limits.spamLinks;
}

function dueAtOf(form: SubmissionForm, now: Date): Date | null {
  const { staff } = forms[form];
  return 'replyWithinMs' in staff && staff.replyWithinMs !== undefined
    ? new Date(now.getTime() + staff.replyWithinMs)
    : null;
}

async function saveSubmission(
  ctx: Ctx,
  form: SubmissionForm,
  body: FormBody,
  upload: Upload | undefined,
): Promise<Receipt> {
  const { lang, name, email } = body;
  const id = randomUUID();
  const now = ctx.ports.clock.now();
  const trackingNumber = await newTrackingNumber(ctx, form);
  const answers = sealAnswers(ctx, form, id, answersOf(form, body));
  const searchText = fold(`${name} ${email} ${trackingNumber}`);
  const state = isSpam(body) ? 'spam' : 'new';
  const dueAt = dueAtOf(form, now);
  const row = { id, form, trackingNumber, locale: lang, name, email, answers, searchText, state, dueAt } as const;
  await insertSubmission(ctx.db, { ...row, createdAt: now, changedAt: now });
  if (upload && !(await claimFile(ctx.db, upload, id))) throw uploadRefusal('VALIDATION', 'file.unknown', lang);
  await writeAudit(ctx, { action: 'form.receive', type: form, entryId: id, locale: lang, detail: { trackingNumber } });
  const receipt = {
    ok: true,
    message: formMessages[lang]['form.sent'],
    trackingNumber,
    receivedAt: now.toISOString(),
  } as const;
  if (state === 'spam') return receipt;
  await raiseEvent(ctx, { event: 'submission.received', data: { id, form, locale: lang } });
  await notify(
    ctx,
    { permission: forms[form].handlePermission },
    {
      kind: 'new-lead',
      title: `${forms[form].staff.labels.one} ${trackingNumber}`,
      path: submissionPath(form, id),
      subjectId: id,
    },
  );
  await enqueueVisitorMails(ctx, { id, form, trackingNumber, lang, name, email, at: now });
  return receipt;
}

/**
 * Stores a visitor's form with its upload, and enqueues its mails. Errors are in the visitor's language: RATE_LIMITED,
 * VALIDATION (the upload is unknown), CAPTCHA, UNAVAILABLE (the captcha cannot be checked). The captcha is checked last
 * and used up only by a stored form.
 */
export async function submitForm({
  ctx,
  input: { form, body },
}: {
  ctx: Ctx;
  input: { form: SubmissionForm; body: FormBody };
}): Promise<Receipt> {
  const { lang, recaptcha_token: token } = body;
  limitFormRate(ctx, 'sending', lang);
  const upload = uploadOf(ctx, form, body.fileUrl);
  if (upload && !(await isWaiting(ctx.db, upload))) throw uploadRefusal('VALIDATION', 'file.unknown', lang);
  const consumeToken = await verifyCaptcha(ctx, token, { lang, refusal: 'captcha.refused' });
  return inTransaction(ctx, async (tx) => {
    await consumeToken(tx);
    return saveSubmission(tx, form, body, upload);
  });
}
