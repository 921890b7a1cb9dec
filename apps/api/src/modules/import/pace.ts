import type { ImportPhase } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { createYielder } from '../../eventLoop.ts';

/** How long work keeps others going, and says how far it is. */
export interface Pace {
  report(phase: ImportPhase, done: number, total: number | null): void;
  /** Lets other requests be served, once enough time has passed. Throws {@link Interrupted} where it is to stop. */
  breathe(): Promise<void>;
}

/** The process was asked to end, or somebody paused the job: what was begun starts again with the next one. */
export class Interrupted extends Error {}

/** @param stopping when the work is to stop at its next breath */
export function createPace(report: Pace['report'], stopping: AbortSignal): Pace {
  const breathe = createYielder();
  return {
    report,
    async breathe() {
      if (stopping.aborted) throw new Interrupted('Asked to stop');
      await breathe();
    },
  };
}

/** Rows for one statement: the embedded database holds the process while it works. */
export const rowsAtOnce = ({ env }: Ctx): number => (env.DATABASE_URL === undefined ? 100 : 4_000);
