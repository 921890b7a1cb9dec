import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Revalidation,
  revalidationPath,
  revisionMeta,
  signatureHeader,
  siteStatus,
  siteStatusPath,
} from '@fundfront/content-model/wire';
import * as v from 'valibot';
import type { Invalidation, SitePort } from './site.ts';

const revalidateMs = 4_000;
const pauseMs = 25;

interface Options {
  url: string;
  secret: string;
}

export function revisionIn(html: string): string | undefined {
  const tag = new RegExp(`<meta\\b[^>]*\\bname="${revisionMeta}"[^>]*>`).exec(html)?.[0];
  return tag && /\bcontent="([^"]*)"/.exec(tag)?.[1];
}

/** Only configured addresses are requested, and redirects are never followed. */
export function httpSite({ url, secret }: Options): SitePort {
  // Uncompressed: compression costs the site more than the way between the two.
  const headers = { 'user-agent': 'fundfront-api', 'accept-encoding': 'identity' };
  const page = (path: string, signal: AbortSignal) =>
    fetch(`${url}${encodeURI(path)}`, { redirect: 'manual', signal, headers });

  async function sendRevalidation({ tags, paths, sentAt = Date.now() }: Invalidation): Promise<void> {
    const message = { tags: [...tags], paths: [...paths], sentAt } satisfies Revalidation;
    await send(revalidationPath, message);
  }

  async function send(path: string, message: object): Promise<string> {
    const body = JSON.stringify(message);
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: createHmac('sha256', secret).update(body).digest('hex'),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(revalidateMs),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`The site answered ${response.status} to ${path}`);
    return answer;
  }

  return {
    revalidate: sendRevalidation,

    async status() {
      const answer = await send(siteStatusPath, { sentAt: Date.now() }).catch(() => '');
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), siteStatus), answer);
      return [{ url, status: parsed.success ? parsed.output : null }];
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
  };
}

/**
 * Instances of the site, each with pages of its own: a change counts as told, and as live, when it is at all of them. The
 * sender repeats what failed; those that knew already take no harm.
 */
export function severalSites(sites: readonly SitePort[]): SitePort {
  const [only, ...others] = sites;
  if (only && others.length === 0) return only;
  return {
    async revalidate(invalidation) {
      const dated = { sentAt: Date.now(), ...invalidation };
      const results = await Promise.allSettled(sites.map((site) => site.revalidate(dated)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },

    status: async () => (await Promise.all(sites.map((site) => site.status()))).flat(),

    async waitUntilLive(input) {
      const times = await Promise.all(sites.map((site) => site.waitUntilLive(input)));
      return times.reduce((slowest, time) => (slowest === null || time === null ? null : Math.max(slowest, time)), 0);
    },
  };
}

export const noSite: SitePort = {
  revalidate: async () => {},
  waitUntilLive: async () => null,
  status: async () => [],
};
