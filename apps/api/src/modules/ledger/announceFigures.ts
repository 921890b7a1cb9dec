import { locales, tags } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { partsOf } from '../../eventLoop.ts';
import { startCorrectionNotice, startNavAlerts } from '../alerts/startAlerts.ts';
import type { WriteCounts } from '../nav/queries.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { benchmarkedBy } from '../returns/queries.ts';
import { recomputeReturns } from '../returns/recomputeReturns.ts';
import { announce, type NewAnnouncement, type Written } from './queries/announcements.ts';

interface InParts {
  /** Rows for one statement. */
  rows: number;
  /** Funds whose returns are computed at once. */
  funds: number;
  /** Between two parts, so that requests are answered. */
  between(phase: 'prices' | 'returns', done: number, total: number): Promise<void>;
}

const atOnce: InParts = {
  rows: Number.POSITIVE_INFINITY,
  funds: Number.POSITIVE_INFINITY,
  between: async () => {},
};

/** Whose returns follow from what was written: a benchmark's values are in those of all funds compared with it. */
async function fundsOf(tx: Ctx, written: readonly Written[]): Promise<string[]> {
  const { fund = [], benchmark = [] } = Object.groupBy(written, ({ of }) => of);
  const compared = await benchmarkedBy(tx.db, [...new Set(benchmark.map(({ fundId }) => fundId))]);
  return [...new Set([...fund.map(({ fundId }) => fundId), ...compared])];
}

/**
 * Announces, and does all that follows from it in the same transaction: returns, notices to the site, mails to
 * subscribers. The desk and the import both come this way.
 */
export async function announceFigures(
  tx: Ctx,
  rows: readonly NewAnnouncement[],
  { rows: rowsAtOnce, funds: fundsAtOnce, between }: InParts = atOnce,
): Promise<WriteCounts> {
  const now = tx.ports.clock.now();
  const written: Written[] = [];
  const counts: WriteCounts = { created: 0, updated: 0, unchanged: 0 };
  let done = 0;
  for (const part of partsOf(rows, rowsAtOnce)) {
    const made = await announce(tx.db, part, now);
    for (const row of made.written) written.push(row);
    counts.created += made.created;
    counts.updated += made.updated;
    counts.unchanged += made.unchanged;
    done += part.length;
    await between('prices', done, rows.length);
  }
  if (written.length === 0) return counts;
  const funds = await fundsOf(tx, written);
  let computed = 0;
  for (const part of partsOf(funds, fundsAtOnce)) {
    await recomputeReturns(tx, part);
    computed += part.length;
    await between('returns', computed, funds.length);
  }
  const days = new Set(written.filter((row) => row.of === 'fund').map(({ day }) => day));
  for (const day of days) await startNavAlerts(tx, { day });
  await startCorrectionNotice(tx, { announcementIds: written.filter(({ first }) => !first).map(({ id }) => id) });
  await enqueue(tx, {
    topic: 'site',
    payload: { tags: [tags.navs(), tags.updated(), ...locales.map(tags.funds)], paths: ['/home', '/ur'] },
  });
  return counts;
}
