import { createHash } from 'node:crypto';
import { type ContentTypeName, type DocumentSection, type EntryData, limits } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import { type Ctx, isSeed } from '../../context.ts';
import { businessCalendar } from '../ledger/businessDays.ts';
import { textOf } from '../live/values.ts';
import { alertTimesOf, isNews } from './alertTimes.ts';
import { type Corrected, correctionsAmong } from './queries/ledger.ts';
import { changeRun, insertRun, lockRunByKey, wakeRun } from './queries/runs.ts';

const report: DocumentSection = 'fund-managers-report';

/** Between a correction and its notice: what is on its way with the former price arrives first. */
const correctionDelayMs = 60_000;

/**
 * The prices of a day (YYYY-MM-DD) are mailed once: when all funds are announced, at the latest at the end time, and
 * never for a day that is old or without business. In the transaction of each approval.
 */
export async function startNavAlerts(tx: Ctx, { day }: { day: string }): Promise<void> {
  const now = tx.ports.clock.now();
  if (isSeed(tx) || !isNews(day, karachiDay(now))) return;
  if ((await businessCalendar(tx.db, day)).closedOn(day)) return;
  const { notBefore, latest } = await alertTimesOf(tx, day, now);
  const run = { kind: 'daily-nav', key: day } as const;
  if (await insertRun(tx.db, { ...run, day, createdAt: now, notBefore, latestAt: latest })) return;
  await wakeRun(tx.db, run, notBefore);
}

/** What is left of the day's mail is made anew; who was sent it gets a notice. */
async function noticeOf(tx: Ctx, day: string, corrections: readonly Corrected[]): Promise<void> {
  const prices = await lockRunByKey(tx.db, { kind: 'daily-nav', key: day });
  if (!prices?.startedAt) return;
  if (prices.state !== 'done') await changeRun(tx.db, prices.id, { mails: null });
  const announcements = corrections.map(({ id }) => id).sort();
  const now = tx.ports.clock.now();
  await insertRun(tx.db, {
    kind: 'correction',
    key: createHash('sha256').update(announcements.join()).digest('hex'),
    day,
    subject: { announcements, about: [...new Set(corrections.map(({ title }) => title))].join(', ') },
    createdAt: now,
    notBefore: new Date(now.getTime() + correctionDelayMs),
  });
}

/** Of announcements that correct none, and of days whose mail is still to come, there is nothing to say. */
export async function startCorrectionNotice(
  tx: Ctx,
  { announcementIds }: { announcementIds: readonly string[] },
): Promise<void> {
  const corrections = await correctionsAmong(tx.db, announcementIds);
  for (const day of new Set(corrections.map((each) => each.day))) {
    await noticeOf(
      tx,
      day,
      corrections.filter((each) => each.day === day),
    );
  }
}

/** A report is told of once, however often and in how many languages it is published. In that transaction. */
export async function startFmrAlerts(
  tx: Ctx,
  { type, id, data }: { type: ContentTypeName; id: string; data: EntryData },
): Promise<void> {
  if (type !== 'document' || data.section !== report || isSeed(tx)) return;
  const now = tx.ports.clock.now();
  const date = textOf(data, 'date');
  if (date === null || !isNews(date, karachiDay(now), limits.reportAlertDays)) return;
  const run = { kind: 'fmr', key: id } as const;
  const notBefore = new Date(now.getTime() + limits.reportAlertDelayMs);
  const subject = { about: textOf(data, 'title') ?? '' };
  if (await insertRun(tx.db, { ...run, documentId: id, subject, createdAt: now, notBefore })) return;
  // Taken off before it was sent, and corrected.
  await wakeRun(tx.db, run, notBefore);
}
