import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Revalidation, revalidation, type ShownRevision } from '@fundfront/content-model/wire';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Pages } from './pages.ts';
import { routeOf } from './routes.ts';

const maxAgeMs = 300_000;
/** Milliseconds that the sender waits for the first page, well below what it waits for an answer. */
const firstPageMs = 2_000;

function isSigned(body: string, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function verifyMessage<Message extends { sentAt: number }>(
  schema: v.GenericSchema<unknown, Message>,
  body: string,
  signature: string | undefined,
  secret: string,
  now: number,
): Message | null {
  if (signature === undefined || !isSigned(body, signature, secret)) return null;
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!message.success || Math.abs(now - message.output.sentAt) > maxAgeMs) return null;
  return message.output;
}

/** Null where the message is forged, malformed or too old. */
export function verifyRevalidation(
  body: string,
  signature: string | undefined,
  secret: string,
  now: number,
): Revalidation | null {
  return verifyMessage(revalidation, body, signature, secret, now);
}

/** Whether the API asks, and not long ago. */
export function verifyStatusRequest(body: string, signature: string | undefined, secret: string, now: number): boolean {
  return verifyMessage(v.strictObject({ sentAt: v.number() }), body, signature, secret, now) !== null;
}

export interface Announcement extends Pick<Revalidation, 'tags' | 'paths'> {
  /** The same at all instances that the API tells at once. */
  signature?: string | undefined;
}

/** What became of an announcement: whether no cache has an old copy, and what is shown at the first of its paths. */
export interface Taken {
  purged: boolean;
  first: ShownRevision | null;
}

const remembered = 1_000;

export interface EvictionsOptions {
  pages: Pages;
  /** @returns whether a cache in front of the site has let go of them */
  purge?: (tags: readonly string[]) => Promise<boolean>;
}

/** What the API and another instance both tell is taken once. */
export class Evictions {
  readonly #options: EvictionsOptions;
  readonly #taken = new LRUCache<string, Promise<Taken>>({ max: remembered });

  constructor(options: EvictionsOptions) {
    this.#options = options;
  }

  /** Resolves when the first of the paths is rendered, so that the sender finds it new; the rest follows. */
  take(announcement: Announcement): Promise<Taken> {
    const { signature } = announcement;
    const known = signature === undefined ? undefined : this.#taken.get(signature);
    if (known) return known;
    const applied = this.#apply(announcement);
    if (signature !== undefined) this.#taken.set(signature, applied);
    return applied;
  }

  async #apply({ tags, paths }: Announcement): Promise<Taken> {
    const { pages, purge } = this.#options;
    const routes = paths.map(routeOf).flatMap((route) => (route.kind === 'page' ? [route.path] : []));
    const late = sleep(firstPageMs, null, { ref: false });
    const rendered = await Promise.race([pages.evict(tags, [...new Set(routes)]), late]);
    const revision = rendered && 'page' in rendered ? rendered.page.revision : undefined;
    const [path] = paths;
    return {
      purged: (await purge?.(tags)) ?? true,
      first: path !== undefined && revision !== undefined ? { path, revision } : null,
    };
  }
}
