import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Revalidation, revalidationPath, revisionMeta, signatureHeader } from '@fundfront/content-model/wire';
import type { SitePort } from './site.ts';
import { createWarmer } from './warmer.ts';

const revalidateMs = 4_000;
const pageMs = 20_000;
const warmConcurrency = 2;
const maxAttempts = 40;
/** Marks an old copy, which the site still serves while it renders the new one. */
const cacheHeader = 'x-nextjs-cache';
const pauseMs = 25;

interface Options {
  url: string;
  secret: string;
  /** Delay of the second notification; longer than any page takes to be rendered. */
  repeatMs?: number;
}

export function revisionIn(html: string): string | undefined {
  const tag = new RegExp(`<meta\\b[^>]*\\bname="${revisionMeta}"[^>]*>`).exec(html)?.[0];
  return tag && /\bcontent="([^"]*)"/.exec(tag)?.[1];
}

/** Only configured addresses are requested, and redirects are never followed. */
export function httpSite({ url, secret, repeatMs = 2_000 }: Options): SitePort {
  // Uncompressed: compression costs the site more than the way between the two.
  const headers = { 'user-agent': 'fundfront-api', 'accept-encoding': 'identity' };
  const page = (path: string, signal: AbortSignal) =>
    fetch(`${url}${encodeURI(path)}`, { redirect: 'manual', signal, headers });

  async function visit(path: string): Promise<void> {
    // Waiting until the new copy is rendered keeps the site from rendering all pages at once while visitors wait.
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const response = await page(path, AbortSignal.timeout(pageMs));
      await response.arrayBuffer();
      if (response.headers.get(cacheHeader) !== 'STALE') return;
      await sleep(pauseMs);
    }
  }

  async function sendRevalidation(tags: readonly string[]): Promise<void> {
    const body = JSON.stringify({ tags: [...tags], sentAt: Date.now() } satisfies Revalidation);
    const response = await fetch(`${url}${revalidationPath}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: createHmac('sha256', secret).update(body).digest('hex'),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(revalidateMs),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The site answered ${response.status} to ${revalidationPath}`);
  }

  const warmer = createWarmer(visit, warmConcurrency);

  return {
    async revalidate(tags) {
      await warmer.whilePaused(() => sendRevalidation(tags));
      // A page that a visitor had rendered at that moment was cached as new with old content: the site is notified
      // again.
      setTimeout(() => void sendRevalidation(tags).catch(() => {}), repeatMs).unref();
    },

    async waitUntilLive({ path, revision, timeoutMs }) {
      const started = performance.now();
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        for (;;) {
          const response = await page(path, signal);
          if (revisionIn(await response.text()) === revision) return Math.round(performance.now() - started);
          await sleep(pauseMs, undefined, { signal });
        }
      } catch {
        return null;
      }
    },

    warm: (paths) => warmer.add(paths),
  };
}

export const noSite: SitePort = {
  revalidate: async () => {},
  waitUntilLive: async () => null,
  warm: () => {},
};
