import { contentTypes, homePath, locales, publicPath, tags } from '@fundfront/content-model';
import { startOfKarachiDay } from '@fundfront/content-model/karachi';
import { type Ctx, isSeed } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { insertOutbox, tagQueuedSince } from './queries.ts';

export interface SiteInvalidation {
  tags: string[];
  paths: string[];
}

/** The date of the last update is on every page: it is invalidated once a day, not with every change. */
async function newTags(ctx: Ctx, tagged: readonly string[], now: Date): Promise<string[]> {
  const unique = [...new Set(tagged)];
  const dated = tags.updated();
  if (!unique.includes(dated) || !(await tagQueuedSince(ctx.db, dated, startOfKarachiDay(now)))) return unique;
  return unique.filter((tag) => tag !== dated);
}

export type OutboxMessage = { topic: 'site'; payload: SiteInvalidation } | { topic: 'mail'; payload: Mail };

async function payloadOf(ctx: Ctx, message: OutboxMessage, now: Date): Promise<Record<string, unknown>> {
  if (message.topic === 'mail') return { ...message.payload };
  return { tags: await newTags(ctx, message.payload.tags, now), paths: [...new Set(message.payload.paths)] };
}

/**
 * Written in the transaction of its cause; delivered after the commit, until it arrives. What is seeded is not told to the
 * site one by one: see {@link enqueueWholeSite}.
 */
export async function enqueue(ctx: Ctx, message: OutboxMessage): Promise<void> {
  if (message.topic === 'site' && isSeed(ctx)) return;
  const now = ctx.ports.clock.now();
  const payload = await payloadOf(ctx, message, now);
  await insertOutbox(ctx.db, { topic: message.topic, payload, createdAt: now, nextAttemptAt: now });
}

const siteTags = [
  ...locales.flatMap((locale) => [
    tags.chrome(locale),
    tags.menu(locale),
    tags.sections(locale),
    tags.fundLinks(locale),
    tags.funds(locale),
    ...Object.values(contentTypes).map(({ name }) => tags.items(name, locale)),
  ]),
  tags.settings(),
  tags.navs(),
  tags.sitemap(),
  tags.updated(),
];

/**
 * Tells the site, once it runs, that nothing it keeps holds any more. Only the home pages are rendered ahead: hundreds
 * would take the machine for a minute, beside the first visitors.
 */
export function enqueueWholeSite(ctx: Ctx): Promise<void> {
  const paths = locales.map((locale) => publicPath(locale, homePath));
  return enqueue(
    { ...ctx, actor: { kind: 'system', name: 'system' } },
    { topic: 'site', payload: { tags: siteTags, paths } },
  );
}
