import type { JobsPort } from '../src/db/jobs/jobs.ts';

export interface FakeJobs extends JobsPort {
  scheduled: { name: string; id: string; at: Date }[];
}

/** Remembers what was scheduled; tests run it themselves, by their own clock. */
export function fakeJobs(): FakeJobs {
  const scheduled: FakeJobs['scheduled'] = [];
  return {
    scheduled,
    schedule: async (_db, job) => void scheduled.push(job),
  };
}
