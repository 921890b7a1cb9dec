import { type Locale, locales, type SubscriptionKind } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { AlertMail } from '../../db/schema/index.ts';
import { fundsOfDay } from './fundsOfDay.ts';
import { correctionMail, reportMail } from './otherMails.ts';
import { missingNames, pricesMail } from './pricesMail.ts';
import { collectReceivers } from './queries/deliveries.ts';
import { changeRun, lockFreeRun, type RunRow } from './queries/runs.ts';

/** Between two looks whether the last prices are announced; an approval looks at once. */
const lookAgainMs = 15_000;
const receiversAtOnce = 250;
const firstId = '00000000-0000-0000-0000-000000000000';

export const wantsOf: Record<RunRow['kind'], SubscriptionKind> = {
  'daily-nav': 'sms alert',
  correction: 'sms alert',
  fmr: 'fund manager report',
};

function mailOf(tx: Ctx, lang: Locale, { kind, day, documentId, subject }: RunRow): Promise<AlertMail | null> {
  if (kind === 'correction') return correctionMail(tx, lang, subject.announcements ?? []);
  if (kind === 'fmr') return documentId === null ? Promise.resolve(null) : reportMail(tx, lang, documentId);
  return day === null ? Promise.resolve(null) : pricesMail(tx, lang, day);
}

async function finishWithout(tx: Ctx, { id, subject }: RunRow, nothing: string): Promise<void> {
  const finishedAt = tx.ports.clock.now();
  await changeRun(tx.db, id, { state: 'done', finishedAt, subject: { ...subject, nothing } });
}

/** Undefined while it is to wait for prices; else the names of the funds that still have none. */
async function missingNow(tx: Ctx, { id, day, latestAt, startedAt }: RunRow): Promise<string[] | undefined> {
  if (day === null) return [];
  const funds = await fundsOfDay(tx, 'en', day);
  const missing = missingNames(funds);
  const now = tx.ports.clock.now();
  if (missing.length === 0 || startedAt || latestAt === null || latestAt <= now) return missing;
  const next = Math.min(now.getTime() + lookAgainMs, latestAt.getTime());
  await changeRun(tx.db, id, { notBefore: new Date(next) });
  return undefined;
}

/**
 * Makes the mail of a run, once for each language: all its receivers read the same figures.
 * @returns whether anything was done
 */
export async function prepareRun(ctx: Ctx, id: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const run = await lockFreeRun(tx.db, id);
    if (run?.state !== 'running' || run.mails) return false;
    const missing = run.kind === 'daily-nav' ? await missingNow(tx, run) : [];
    if (!missing) return false;
    const made: Partial<Record<Locale, AlertMail>> = {};
    for (const lang of locales) {
      const mail = await mailOf(tx, lang, run);
      if (mail) made[lang] = mail;
    }
    const { en, ur } = made;
    if (en && ur) {
      const startedAt = run.startedAt ?? tx.ports.clock.now();
      await changeRun(tx.db, id, { mails: { en, ur }, startedAt, subject: { ...run.subject, missing } });
    } else {
      await finishWithout(tx, run, 'What it was about was taken off the site before it was sent.');
    }
    return true;
  });
}

/** Everybody who is subscribed by now, in parts. */
export async function collectRun(ctx: Ctx, { id, kind, day }: RunRow, stopping?: AbortSignal): Promise<void> {
  const now = ctx.ports.clock.now();
  const sentPricesOf = kind === 'correction' ? day : null;
  const receivers = { runId: id, wants: wantsOf[kind], sentPricesOf, now, limit: receiversAtOnce };
  let last: string | null = firstId;
  while (last !== null) {
    if (stopping?.aborted) return;
    last = await collectReceivers(ctx.db, { ...receivers, after: last });
  }
  await changeRun(ctx.db, id, { collectedAt: now });
}
