import type { SiteStatus } from '@fundfront/content-model/wire';
import type { Pages } from './pages.ts';
import type { Renderer } from './renderer.ts';

const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();

/** What this instance tells of itself, to the API and to Prometheus. Counts begin with the process. */
export function siteStatusOf(pages: Pages, renderer: Renderer): SiteStatus {
  const { lastEvictionAt, ...usage } = pages.usage();
  return {
    startedAt,
    memoryBytes: process.memoryUsage.rss(),
    ...usage,
    lastEvictionAt: lastEvictionAt === null ? null : new Date(lastEvictionAt).toISOString(),
    rendererRestarts: renderer.restarts,
  };
}
