import { forms, locales } from '@fundfront/content-model';
import type { calls, FilledReply, ParsedBody, SubmissionDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { nameOf, writeAudit } from '../audit/writeAudit.ts';
import { liveData } from '../live/liveData.ts';
import { liveOfType } from '../live/queries.ts';
import { textOf } from '../live/values.ts';
import { mailSender } from '../mail/mailSender.ts';
import { interpolate } from '../mail/messages/index.ts';
import { renderMail } from '../mail/renderMail.ts';
import { formatTime } from '../mail/visitorMails.ts';
import { settleNotifications } from '../notifications/notify.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { type SubmissionKey, submissionRow } from './getSubmission.ts';
import { assertHandled, changedMeanwhile } from './handleSubmission.ts';
import { changeSubmission } from './queries/submissions.ts';
import { recordEvent } from './recordEvent.ts';
import { detailOfSubmission } from './serializers.ts';

/** In the language of each template; an Urdu text that was not written is not offered. */
export async function listReplies({ ctx, input }: { ctx: Ctx; input: SubmissionKey }): Promise<FilledReply[]> {
  assertHandled(ctx, input.form);
  const row = await submissionRow(ctx, input);
  const filled: (FilledReply & { order: number })[] = [];
  for (const locale of locales) {
    const { name: company } = await mailSender(ctx, locale);
    const values = {
      name: row.name,
      reference: row.trackingNumber,
      received: formatTime(locale, row.createdAt),
      request: locale === 'en' ? forms[row.form].staff.labels.one : row.trackingNumber,
      company,
      sender: nameOf(ctx.actor),
    };
    for (const template of await liveOfType(ctx.db, locale, 'replyTemplate')) {
      const data = liveData(template);
      const text = (key: string) => interpolate(textOf(data, key) ?? '', values);
      const order = typeof data.order === 'number' ? data.order : 0;
      filled.push({
        id: template.id,
        title: template.title,
        locale,
        subject: text('subject'),
        body: text('body'),
        order,
      });
    }
  }
  return filled.sort((one, other) => one.order - other.order);
}

type ReplyInput = SubmissionKey & ParsedBody<typeof calls.sendReply>;

async function enqueueReply(ctx: Ctx, to: string, { locale, subject, body }: ReplyInput): Promise<void> {
  const { name: from, email } = await mailSender(ctx, locale);
  const [first = '', ...rest] = body.split(/\n{2,}/);
  const content = { lang: locale, subject, greeting: first, before: rest, details: [], after: [], footer: [from] };
  const headers = email ? { 'Reply-To': email } : undefined;
  await enqueue(ctx, { topic: 'mail', payload: renderMail(to, content, headers) });
}

/** VERSION_CONFLICT for a second press or a colleague’s change: the same mail never goes out twice. */
export async function sendReply({ ctx, input }: { ctx: Ctx; input: ReplyInput }): Promise<SubmissionDetail> {
  const { form, id, subject, body, next, version } = input;
  assertHandled(ctx, form);
  const unfilled = /\{\w+\}/.exec(`${subject} ${body}`);
  if (unfilled) throw new AppError('VALIDATION', `${unfilled[0]} is not filled. Write what belongs there.`);
  return inTransaction(ctx, async (tx) => {
    const row = await submissionRow(tx, { form, id });
    const state = next === 'close' ? 'done' : 'waiting';
    if (!(await changeSubmission(tx.db, id, { state, version, changedAt: tx.ports.clock.now() }))) {
      throw changedMeanwhile();
    }
    await enqueueReply(tx, row.email, input);
    await recordEvent(tx, { submissionId: id, kind: 'reply', subject, body });
    if (row.state !== state) await recordEvent(tx, { submissionId: id, kind: 'state', subject: state });
    await settleNotifications(tx, id, ['new-lead', 'assigned']);
    const detail = { trackingNumber: row.trackingNumber, from: row.state, to: state };
    await writeAudit(tx, { action: 'inbox.reply', type: form, entryId: id, detail });
    return detailOfSubmission(tx, await submissionRow(tx, { form, id }));
  });
}
