import { setTimeout as pause } from 'node:timers/promises';
import { type Locale, limits } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import type { AlertMail } from '../../db/schema/index.ts';
import { createYielder } from '../../eventLoop.ts';
import { type Mail, MailRefused } from '../../ports/mail.ts';
import { signLink } from '../subscription/linkToken.ts';
import { pageUrl, unsubscribeHeaders } from '../subscription/mails.ts';
import { siteUrl } from './alertFrame.ts';
import { formatDate } from './messages/index.ts';
import { wantsOf } from './prepareRun.ts';
import {
  type LeasedDelivery,
  leaseDeliveries,
  markRefused,
  markSent,
  markSkipped,
  releaseDeliveries,
  scheduleAgain,
} from './queries/deliveries.ts';
import type { RunRow } from './queries/runs.ts';
import { addressedTo } from './renderAlert.ts';

/** A pause of the run takes effect after as many. */
const batchSize = 50;
/** To the mail server, at the same time; after them their receipts are written. */
const atOnce = 5;
/** More than as many mails take when each waits for a server to its end. */
const leaseMs = 600_000;
/** A server that took nothing is left alone for so long. */
const awayMs = 30_000;
const shortestBackoffMs = 60_000;
const longestBackoffMs = 3_600_000;

const otherLanguage: Record<Locale, Locale> = { en: 'ur', ur: 'en' };

function mailTo(
  ctx: Ctx,
  kind: RunRow['kind'],
  mail: AlertMail,
  { id, email, locale, confirmedAt }: LeasedDelivery,
): Mail {
  const token = signLink(ctx, { purpose: 'end', subscriberId: id });
  const page = kind === 'fmr' ? 'reports' : 'prices';
  const receiver = {
    lang: locale,
    since: confirmedAt === null ? null : formatDate(locale, karachiDay(new Date(confirmedAt))),
    manage: siteUrl(ctx, locale, 'manage'),
    stop: pageUrl(ctx, locale, 'end', token),
    other: siteUrl(ctx, otherLanguage[locale], page),
  };
  return { to: email, ...addressedTo(mail, receiver), headers: unsubscribeHeaders(ctx, locale, token) };
}

type Outcome = 'sent' | 'refused' | 'later';

async function recordFailure(ctx: Ctx, run: RunRow, delivery: LeasedDelivery, error: unknown): Promise<Outcome> {
  const now = ctx.ports.clock.now();
  const reason = error instanceof Error ? error.message : String(error);
  const isPermanent = error instanceof MailRefused;
  const isOld = now.getTime() - (run.collectedAt ?? now).getTime() > limits.alertGiveUpMs;
  if (isPermanent || isOld) {
    await markRefused(ctx.db, run.id, delivery.id, { reason, permanent: isPermanent });
    return 'refused';
  }
  const backoff = Math.min(shortestBackoffMs * 4 ** delivery.attempts, longestBackoffMs);
  await scheduleAgain(ctx.db, run.id, delivery.id, new Date(now.getTime() + backoff), reason);
  return 'later';
}

async function send(
  ctx: Ctx,
  run: RunRow,
  mails: Record<Locale, AlertMail>,
  delivery: LeasedDelivery,
): Promise<Outcome> {
  try {
    const mail = mailTo(ctx, run.kind, mails[delivery.locale], delivery);
    // However often it is tried, the receiving side sees one mail.
    await ctx.ports.mail.send(mail, `${run.id}.${delivery.id}`);
    return 'sent';
  } catch (error) {
    return recordFailure(ctx, run, delivery, error);
  }
}

/** @returns whether the mail server took or refused any; false where it seems to be away */
async function sendGroup(
  ctx: Ctx,
  run: RunRow,
  mails: Record<Locale, AlertMail>,
  group: readonly LeasedDelivery[],
): Promise<boolean> {
  const outcomes = await Promise.all(
    group.map(async (each) => ({ id: each.id, what: await send(ctx, run, mails, each) })),
  );
  const sent = outcomes.filter(({ what }) => what === 'sent').map(({ id }) => id);
  await markSent(ctx.db, run.id, sent, ctx.ports.clock.now());
  return outcomes.some(({ what }) => what !== 'later');
}

export interface Pace {
  /** Mails a second, at most. */
  perSecond: number;
  stopping: AbortSignal | undefined;
}

/** @returns how many were due */
export async function sendBatch(
  ctx: Ctx,
  run: RunRow,
  mails: Record<Locale, AlertMail>,
  { perSecond, stopping }: Pace,
): Promise<number> {
  const now = ctx.ports.clock.now();
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const leased = await leaseDeliveries(ctx.db, {
    runId: run.id,
    wants: wantsOf[run.kind],
    now,
    leasedUntil,
    limit: batchSize,
  });
  const unwanted = leased.filter(({ wanted }) => !wanted).map(({ id }) => id);
  await markSkipped(ctx.db, run.id, unwanted);
  const receivers = leased.filter(({ wanted }) => wanted);
  const breathe = createYielder();
  for (let start = 0; start < receivers.length; start += atOnce) {
    const group = receivers.slice(start, start + atOnce);
    const begun = performance.now();
    const isThere = !stopping?.aborted && (await sendGroup(ctx, run, mails, group));
    if (!isThere) {
      const rest = receivers.slice(stopping?.aborted ? start : start + atOnce).map(({ id }) => id);
      const next = ctx.ports.clock.now().getTime() + (stopping?.aborted ? 0 : awayMs);
      await releaseDeliveries(ctx.db, run.id, rest, new Date(next));
      break;
    }
    await breathe();
    const share = (group.length / perSecond) * 1_000 - (performance.now() - begun);
    if (share > 0) await pause(share);
  }
  return leased.length;
}
