import type { ImportPhase } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { createYielder } from '../../eventLoop.ts';

/** How long work keeps others going, and says how far it is. */
export interface Pace {
  report(phase: ImportPhase, done: number, total: number | null): void;
  /** Lets other requests be served, once enough time has passed. Throws {@link Interrupted} where the process ends. */
  breathe(): Promise<void>;
}

/** The process was asked to end: what was begun starts again with the next one. */
export class Interrupted extends Error {}

export function createPace(report: Pace['report'], stopping: AbortSignal | undefined): Pace {
  const breathe = createYielder();
  return {
    report,
    async breathe() {
      if (stopping?.aborted) throw new Interrupted('The process ends');
      await breathe();
    },
  };
}

/** Rows for one statement: the embedded database holds the process while it works. */
export const rowsAtOnce = ({ env }: Ctx): number => (env.DATABASE_URL === undefined ? 100 : 4_000);
