import type { Ctx } from '../../context.ts';
import { cleanUpForms } from '../forms/cleanUpForms.ts';
import { deliverInvalidations } from './deliverInvalidations.ts';
import { deleteFailedMails, deliverMails } from './deliverMails.ts';

interface Job {
  name: string;
  pauseMs: number;
  run(ctx: Ctx, stopping: AbortSignal): Promise<unknown>;
}

async function cleanUp(ctx: Ctx, stopping: AbortSignal): Promise<void> {
  await deleteFailedMails(ctx);
  await cleanUpForms(ctx, stopping);
}

/** Each goes its own way: a mail server that does not answer holds up no page, and the other way round. */
const jobs: readonly Job[] = [
  { name: 'messages to the site', pauseMs: 1_000, run: deliverInvalidations },
  { name: 'mails', pauseMs: 1_000, run: deliverMails },
  { name: 'tidying', pauseMs: 60_000, run: cleanUp },
];

/** @returns what stops the job; resolves when the round under way has ended */
function repeat(ctx: Ctx, { name, pauseMs, run }: Job): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const begin = () => {
    round = run(ctx, stopping.signal)
      .then(() => {})
      .catch((error: unknown) => ctx.log.error({ err: error, job: name }, 'a round could not be worked through'))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(begin, pauseMs);
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
 * Does what is due, again and again: delivers what a publish could not tell at once and what a killed process left
 * behind, sends mails, and removes what visitors left lying.
 * @returns what stops it; resolves when the rounds under way have ended
 */
export function startDispatcher(ctx: Ctx): () => Promise<void> {
  const stops = jobs.map((job) => repeat(ctx, job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
