import { locales, tags } from '@fundfront/content-model';
import type { ImportReport } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { partsOf } from '../../eventLoop.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { lockPublic } from '../content/queries/entries.ts';
import { announceFigures } from '../ledger/announceFigures.ts';
import type { NewAnnouncement } from '../ledger/queries/announcements.ts';
import { upsertReturns, type WriteCounts } from '../nav/queries.ts';
import { notify } from '../notifications/notify.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { actorOf } from '../session/issueTokens.ts';
import { type CheckedFigures, checkFigures } from './checkFigures.ts';
import { readJob } from './checkImport.ts';
import type { CheckedPrice } from './checkPrices.ts';
import { collectFindings } from './findings.ts';
import { importCtx } from './importCtx.ts';
import { type Pace, rowsAtOnce } from './pace.ts';
import { changeJob, type JobRow, lockJob } from './queries/jobs.ts';
import { decideImport, lockImport, personById, setReport } from './queries/navImports.ts';
import type { ReadFiles } from './readFiles.ts';
import { listsFunds, readFunds, writeFunds } from './writeFunds.ts';

/** Since the check something changed, so that a row can no longer be applied. In words for staff. */
class NoLongerWhole extends Error {}

/** Of each the returns are computed from all its prices. */
const fundsAtOnce = 2;

interface People {
  importId: string;
  maker: UserActor;
  approver: UserActor;
}

function announcementOf({ importId, maker, approver }: People, price: CheckedPrice): NewAnnouncement {
  const { validityDate, ...figures } = price;
  const people = { madeBy: maker.userId, checkedBy: approver.userId };
  const empty = { payout: null, reasonEn: null, reasonUr: null };
  return { ...figures, ...people, ...empty, kind: 'price', day: validityDate, importId };
}

async function writeFigures(tx: Ctx, people: People, { prices, returns }: CheckedFigures, pace: Pace) {
  const announcements = prices.map((price) => announcementOf(people, price));
  const counts = await announceFigures(tx, announcements, {
    rows: rowsAtOnce(tx),
    funds: fundsAtOnce,
    async between(phase, done, total) {
      pace.report(phase, done, total);
      await pace.breathe();
    },
  });
  const sum: WriteCounts = { created: 0, updated: 0, unchanged: 0 };
  for (const part of partsOf(returns, rowsAtOnce(tx))) {
    const written = await upsertReturns(
      tx.db,
      part.map((row) => ({ ...row, importId: people.importId })),
    );
    sum.created += written.created;
    sum.updated += written.updated;
    sum.unchanged += written.unchanged;
    await pace.breathe();
  }
  return { prices: counts, returns: sum };
}

/** By the very rules of the check, on what there is now. */
async function writeAll(
  tx: Ctx,
  { samples }: JobRow,
  people: People,
  { rows, findings: read, read: readRows }: ReadFiles,
  pace: Pace,
): Promise<ImportReport> {
  const findings = collectFindings(read.list);
  const funds = listsFunds(rows)
    ? await writeFunds(importCtx(tx, people), rows, samples, findings)
    : await readFunds(tx, rows, samples, findings);
  const figures = await checkFigures(tx, funds.rows, funds, findings, pace);
  if (findings.blocked > 0) {
    const [first] = findings.list.filter(({ severity }) => severity === 'blocked');
    const rest = findings.blocked > 1 ? `, and ${findings.blocked - 1} more rows` : '';
    throw new NoLongerWhole(
      `Since the check something changed: ${first?.text ?? ''}${rest}. Take it back and check again.`,
    );
  }
  const written = await writeFigures(tx, people, figures, pace);
  // A new fund may answer, in both languages, where a redirect did. The announcement of prices has said so for itself.
  if (funds.counts.funds.created + written.returns.created + written.returns.updated > 0) {
    const changed = [
      tags.navs(),
      tags.updated(),
      ...locales.flatMap((each) => [tags.funds(each), tags.fundLinks(each)]),
    ];
    await enqueue(tx, { topic: 'site', payload: { tags: changed, paths: ['/home', '/ur'] } });
  }
  return { ...funds.counts, ...written, rows: { read: readRows, skipped: findings.skipped } };
}

async function peopleOf(tx: Ctx, { id, madeBy, decidedBy }: JobRow): Promise<People> {
  const made = await personById(tx.db, madeBy);
  const decided = decidedBy === null ? undefined : await personById(tx.db, decidedBy);
  if (!made || !decided) throw new Error(`Nobody made or approved the import ${id}`);
  return { importId: id, maker: await actorOf(tx, made, ''), approver: await actorOf(tx, decided, '') };
}

async function recordApplied(tx: Ctx, job: JobRow, { maker, approver }: People, report: ImportReport): Promise<void> {
  await writeAudit(
    { ...tx, actor: approver },
    {
      action: 'import.funds',
      detail: {
        ...report,
        import: job.id,
        maker: maker.name,
        ...(maker.userId === approver.userId && { single: true }),
      },
    },
  );
  if (maker.userId === approver.userId) return;
  const title = `Applied: ${report.prices.created + report.prices.updated} prices`;
  const message = { kind: 'approval-decided', title, path: `/admin/funds/import?id=${job.id}` } as const;
  await notify({ ...tx, actor: approver }, { userIds: [maker.userId] }, message);
}

/** It waits again, with the reason; whoever decides next sees it. */
async function sendBack(ctx: Ctx, { id }: JobRow, problem: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if ((await lockJob(tx.db, id))?.state !== 'applying') return;
    const undecided = { decidedBy: null, decidedAt: null, leaseUntil: null, attempts: 0 };
    await changeJob(tx.db, id, { ...undecided, state: 'waiting', problem });
  });
}

/**
 * All of an approved import in one transaction, or nothing of it: the maker is the author, the approver the publisher. What
 * was applied already is left alone.
 */
export async function applyImport(ctx: Ctx, job: JobRow, pace: Pace): Promise<void> {
  const files = await readJob(ctx, job, pace);
  try {
    await inTransaction(ctx, async (tx) => {
      const waiting = await lockImport(tx.db, job.id);
      if (waiting?.state !== 'waiting') return;
      await lockPublic(tx.db);
      const people = await peopleOf(tx, job);
      const decision = {
        state: 'approved',
        decidedBy: people.approver.userId,
        decidedAt: tx.ports.clock.now(),
      } as const;
      await decideImport(tx.db, job.id, decision);
      const report = await writeAll(tx, job, people, files, pace);
      await setReport(tx.db, job.id, report);
      const ended = { state: 'applied', leaseUntil: null, attempts: 0, problem: null } as const;
      await changeJob(tx.db, job.id, { ...ended, report });
      await recordApplied(tx, job, people, report);
    });
  } catch (error) {
    if (!(error instanceof NoLongerWhole)) throw error;
    await sendBack(ctx, job, error.message);
    return;
  }
  await deliverInvalidations(ctx).catch((error) =>
    ctx.log.warn({ err: error }, 'the site was not notified of the import'),
  );
}
