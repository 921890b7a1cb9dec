import { setTimeout as sleep } from 'node:timers/promises';
import type { ShownRevision } from '@fundfront/content-model/wire';
import type { SitePort } from './site.ts';

export interface FakeSite extends SitePort {
  readonly revalidated: (readonly string[])[];
  readonly rendered: string[];
  polls: number;
  first: ShownRevision | null;
  down: boolean;
}

const status = {
  startedAt: '2026-03-02T04:00:00.000Z',
  memoryBytes: 100_000_000,
  entries: 120,
  bytes: 3_000_000,
  hits: 900,
  stale: 20,
  misses: 100,
  evictions: 7,
  lastEvictionAt: null,
  renders: 140,
  failures: 0,
  waiting: 0,
  rendererRestarts: 0,
};

/** Longer than what is read ahead needs to begin. */
const renderMs = 5;

export function fakeSite(): FakeSite {
  const site: FakeSite = {
    revalidated: [],
    rendered: [],
    polls: 0,
    first: null,
    down: false,
    async revalidate({ tags, paths }) {
      await sleep(renderMs);
      if (site.down) throw new Error('The site cannot be reached');
      site.revalidated.push([...tags]);
      site.rendered.push(...paths);
      return site.first;
    },
    async waitUntilLive() {
      site.polls += 1;
      return site.down ? null : 1;
    },
    status: async () => [{ url: 'http://site.test', status: site.down ? null : status }],
  };
  return site;
}
