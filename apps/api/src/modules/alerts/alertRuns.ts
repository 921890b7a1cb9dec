import { type Locale, limits } from '@fundfront/content-model';
import type { AlertRun, AlertRunDetail, calls, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { AlertMail } from '../../db/schema/index.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { readCursor, writeCursor } from '../content/cursor.ts';
import { siteUrl } from './alertFrame.ts';
import { countSubscribers, refusalsOf, sentSince, totalsOf } from './queries/figures.ts';
import { changeRun, lockRun, runById, runPage } from './queries/runs.ts';
import { addressedTo } from './renderAlert.ts';
import { toRefusal, toRun } from './serializers.ts';

const order = 'alerts';
/** The pace is that of the last minute. */
const paceMs = 60_000;

/** Throws BAD_REQUEST. */
export async function listAlertRuns({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ParsedQuery<typeof calls.listAlertRuns>;
}): Promise<ResponseOf<typeof calls.listAlertRuns>> {
  assertCan(ctx.actor, 'leads.read');
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor, order);
  const rows = await runPage(ctx.db, after, limits.pageSize + 1);
  const shown = rows.slice(0, limits.pageSize);
  const last = rows.length > limits.pageSize ? shown.at(-1) : undefined;
  const uncounted = shown.filter(({ totals }) => totals === null).map(({ id }) => id);
  const counted = await totalsOf(ctx.db, uncounted);
  return {
    runs: shown.map((row) => toRun(row, counted.get(row.id))),
    nextCursor: last ? writeCursor({ order, key: last.createdAt.toISOString(), id: last.id }) : null,
    subscribers: await countSubscribers(ctx.db),
  };
}

async function paceOf(
  ctx: Ctx,
  { id, state, counts }: AlertRun,
): Promise<Pick<AlertRunDetail, 'perSecond' | 'secondsLeft'>> {
  const none = { perSecond: null, secondsLeft: null };
  if (state !== 'running') return none;
  const now = ctx.ports.clock.now().getTime();
  const { mails, first } = await sentSince(ctx.db, id, new Date(now - paceMs));
  if (first === null) return none;
  const seconds = Math.max((now - Date.parse(first)) / 1_000, 1);
  const perSecond = mails / seconds;
  return { perSecond: Math.round(perSecond * 10) / 10, secondsLeft: Math.ceil(counts.waiting / perSecond) };
}

/** Without links that would end a subscription. */
function shownMail(ctx: Ctx, lang: Locale, mail: AlertMail): AlertMail {
  const url = siteUrl(ctx, lang, 'manage');
  return addressedTo(mail, { lang, since: null, manage: url, stop: url, other: url });
}

/** Throws NOT_FOUND. */
export async function getAlertRun({
  ctx,
  input: { id },
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<AlertRunDetail> {
  assertCan(ctx.actor, 'leads.read');
  const row = await runById(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND', 'There is no such mail to subscribers.');
  const run = toRun(row, (await totalsOf(ctx.db, [id])).get(id));
  const { mails } = row;
  return {
    ...run,
    ...(await paceOf(ctx, run)),
    refused: (await refusalsOf(ctx.db, id, limits.alertRefusalsShown)).map(toRefusal),
    mails: mails && { en: shownMail(ctx, 'en', mails.en), ur: shownMail(ctx, 'ur', mails.ur) },
  };
}

async function changeState(ctx: Ctx, id: string, to: 'paused' | 'running'): Promise<AlertRunDetail> {
  assertCan(ctx.actor, 'leads.handle');
  const { userId } = assertPerson(ctx.actor);
  await inTransaction(ctx, async (tx) => {
    const run = await lockRun(tx.db, id);
    if (!run) throw new AppError('NOT_FOUND', 'There is no such mail to subscribers.');
    if (run.state === 'done') throw new AppError('IN_USE', 'It has gone out already.');
    if (run.state === to) return;
    const paused =
      to === 'paused' ? { pausedAt: tx.ports.clock.now(), pausedBy: userId } : { pausedAt: null, pausedBy: null };
    await changeRun(tx.db, id, { state: to, ...paused });
    await writeAudit(tx, {
      action: to === 'paused' ? 'alert.pause' : 'alert.resume',
      detail: { run: id, kind: run.kind },
    });
  });
  return getAlertRun({ ctx, input: { id } });
}

/** Also before it begins. Throws NOT_FOUND, IN_USE once it is done. */
export function pauseAlertRun({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<AlertRunDetail> {
  return changeState(ctx, input.id, 'paused');
}

/** Throws NOT_FOUND, IN_USE once it is done. */
export function resumeAlertRun({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<AlertRunDetail> {
  return changeState(ctx, input.id, 'running');
}
