import { dayMs } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { maintainTables } from '../../db/maintainTables.ts';
import { drainAlerts, purgeReceipts } from '../alerts/drainAlerts.ts';
import { createAnchoring } from '../audit/anchorAudit.ts';
import { purgeAutosaves } from '../autosave/discardAutosave.ts';
import { cleanUpForms } from '../forms/cleanUpForms.ts';
import { runImports } from '../import/runImports.ts';
import { removeOldSubmissions } from '../inbox/removeOldSubmissions.ts';
import { fillHashes } from '../library/fillHashes.ts';
import { processMedia } from '../library/processMedia.ts';
import { cleanUpNotifications } from '../notifications/cleanUpNotifications.ts';
import { purgePresence } from '../presence/notePresence.ts';
import { attemptOverdueDeliveries } from '../webhooks/attemptDelivery.ts';
import { purgeDeliveries } from '../webhooks/deliveries.ts';
import { deliverInvalidations, purgeInvalidations } from './deliverInvalidations.ts';
import { deleteFailedMails, deliverMails } from './deliverMails.ts';

interface Job {
  name: string;
  pauseMs: number;
  run(ctx: Ctx, stopping: AbortSignal): Promise<unknown>;
}

async function cleanUp(ctx: Ctx, stopping: AbortSignal): Promise<void> {
  await deleteFailedMails(ctx);
  await purgeInvalidations(ctx);
  await purgePresence(ctx);
  await purgeAutosaves(ctx);
  await cleanUpForms(ctx, stopping);
  await cleanUpNotifications(ctx);
  await purgeDeliveries(ctx);
  await purgeReceipts(ctx);
}

const upkeepOfEmbedded: Job = {
  name: 'upkeep of the database',
  pauseMs: 600_000,
  run: ({ db }) => maintainTables(db),
};

/** Separate jobs: a mail server that does not answer must not hold up pages, nor the other way round. */
const jobsOf = ({ connections }: Ctx): readonly Job[] => [
  { name: 'messages to the site', pauseMs: 1_000, run: (ctx) => deliverInvalidations(ctx) },
  { name: 'mails', pauseMs: 1_000, run: deliverMails },
  { name: 'alerts', pauseMs: 1_000, run: (ctx, stopping) => drainAlerts(ctx, stopping) },
  { name: 'imports', pauseMs: 1_000, run: runImports },
  { name: 'sizes of files', pauseMs: 1_000, run: processMedia },
  { name: 'fingerprints of files', pauseMs: dayMs, run: fillHashes },
  { name: 'webhooks left behind', pauseMs: 60_000, run: attemptOverdueDeliveries },
  { name: 'head of the audit log', pauseMs: 10_000, run: createAnchoring() },
  { name: 'tidying', pauseMs: 60_000, run: cleanUp },
  { name: 'retention of requests', pauseMs: dayMs, run: removeOldSubmissions },
  ...(connections() === null ? [upkeepOfEmbedded] : []),
];

/** @returns stops the job; resolves when the current round has ended */
function repeat(ctx: Ctx, { name, pauseMs, run }: Job): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const begin = () => {
    const work = () => run(ctx, stopping.signal);
    const onError = (err: unknown) => ctx.log.error({ err, job: name }, 'a round could not be worked through');
    round = ctx.rounds.run(name, work, onError).then(() => {
      if (stopping.signal.aborted) return;
      timer = setTimeout(begin, pauseMs);
      ctx.rounds.plan(name, pauseMs);
    });
  };
  begin();

  return () => {
    stopping.abort();
    clearTimeout(timer);
    return round;
  };
}

/**
 * Delivers what a publish could not and what a killed process left behind, sends mails, and cleans up after visitors.
 * @returns stops it; resolves when the current rounds have ended
 */
export function startDispatcher(ctx: Ctx): () => Promise<void> {
  const stops = jobsOf(ctx).map((job) => repeat(ctx, job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
