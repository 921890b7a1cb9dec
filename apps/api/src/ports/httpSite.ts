import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type Revalidation,
  revalidationAnswer,
  revalidationPath,
  revisionIn,
  type ShownRevision,
  signatureHeader,
  siteStatus,
  siteStatusPath,
} from '@fundfront/content-model/wire';
import * as v from 'valibot';
import type { Invalidation, SitePort } from './site.ts';

const revalidateMs = 4_000;
const pauseMs = 25;

const parsedJson = <Output>(schema: v.GenericSchema<unknown, Output>) => v.pipe(v.string(), v.parseJson(), schema);

interface Options {
  url: string;
  secret: string;
}

/** Only configured addresses are requested, and redirects are never followed. */
export function httpSite({ url, secret }: Options): SitePort {
  // Uncompressed: compression costs the site more than the way between the two.
  const headers = { 'user-agent': 'fundfront-api', 'accept-encoding': 'identity' };
  const page = (path: string, signal: AbortSignal) =>
    fetch(`${url}${encodeURI(path)}`, { redirect: 'manual', signal, headers });

  async function sendRevalidation(invalidation: Invalidation): Promise<ShownRevision | null> {
    const { tags, paths, sentAt = Date.now() } = invalidation;
    const message = { tags: [...tags], paths: [...paths], sentAt } satisfies Revalidation;
    const answer = v.safeParse(parsedJson(revalidationAnswer), await send(revalidationPath, message));
    return answer.success ? answer.output.first : null;
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
      const parsed = v.safeParse(parsedJson(siteStatus), answer);
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
      const [first = null, ...rest] = results.map((result) => (result.status === 'fulfilled' ? result.value : null));
      return rest.every((each) => isDeepStrictEqual(each, first)) ? first : null;
    },

    status: async () => (await Promise.all(sites.map((site) => site.status()))).flat(),

    async waitUntilLive(input) {
      const times = await Promise.all(sites.map((site) => site.waitUntilLive(input)));
      return times.reduce((slowest, time) => (slowest === null || time === null ? null : Math.max(slowest, time)), 0);
    },
  };
}

export const noSite: SitePort = {
  revalidate: async () => null,
  waitUntilLive: async () => null,
  status: async () => [],
};
