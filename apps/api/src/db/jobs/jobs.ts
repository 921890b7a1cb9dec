import type { Db } from '../handle.ts';

/** Declared by a migration, which makes its queue. */
export const jobNames = ['release', 'release-reminder', 'webhook'] as const;
export type JobName = (typeof jobNames)[number];

/**
 * Wakes the product at an instant, once at least. What a job is about is a row of ours that says whether it is still to be
 * done: to cancel or move it is to change that row, and a job that finds nothing due does nothing.
 */
export interface JobsPort {
  schedule(db: Db, job: { name: JobName; id: string; at: Date }): Promise<void>;
}
