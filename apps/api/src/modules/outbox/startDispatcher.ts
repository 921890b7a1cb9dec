import type { Ctx } from '../../context.ts';
import { deliverDue } from './deliverDue.ts';

const pauseMs = 1_000;

/**
 * Delivers what is due, again and again, one round at a time: what a publish could not tell at once, and what a killed
 * process left behind.
 * @returns what stops it; resolves when the round under way has ended
 */
export function startDispatcher(ctx: Ctx): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const run = () => {
    round = deliverDue(ctx)
      .then(() => {})
      .catch((error: unknown) => ctx.log.error({ err: error }, 'the outbox could not be worked through'))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, pauseMs);
      });
  };
  run();

  return () => {
    stopped = true;
    clearTimeout(timer);
    return round;
  };
}
