import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@fundfront/content-model';
import type { calls, EntryDetail, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { deliverInvalidations, handOverMs } from '../outbox/deliverInvalidations.ts';
import { getEntry } from './getEntry.ts';
import { type PublishInput, publishVersion } from './publishVersion.ts';

type SiteAnswer = Pick<ResponseOf<typeof calls.publishEntry>, 'liveAfterMs' | 'siteNotified'>;

/**
 * The time is what the public page took to show the revision: what has no page of its own has none.
 * @param meanwhile see {@link deliverInvalidations}
 */
export async function waitUntilLive(
  ctx: Ctx,
  path: string | null,
  revision: string,
  meanwhile?: () => void,
): Promise<SiteAnswer> {
  const started = performance.now();
  const passed = () => Math.round(performance.now() - started);
  try {
    const { delivered, first } = await deliverInvalidations(ctx, meanwhile);
    if (!delivered) return { liveAfterMs: null, siteNotified: false };
    if (path === null) return { liveAfterMs: null, siteNotified: true };
    if (first?.path === path && first.revision === revision) return { liveAfterMs: passed(), siteNotified: true };
    const shown = await ctx.ports.site.waitUntilLive({
      path,
      revision,
      timeoutMs: Math.max(0, limits.publishWaitMs - passed()),
    });
    return { liveAfterMs: shown === null ? null : passed(), siteNotified: true };
  } catch (error) {
    // The version is public already: a site that cannot be reached is no failure of publishing.
    ctx.log.warn({ err: error }, 'could not wait for the site');
    return { liveAfterMs: null, siteNotified: false };
  }
}

/** @param readAhead of the page, which the site asks for at once */
export async function publishEntry({
  ctx,
  input,
  readAhead,
}: {
  ctx: Ctx;
  input: PublishInput;
  readAhead: (path: string) => Promise<void>;
}): Promise<ResponseOf<typeof calls.publishEntry>> {
  const { path, revision } = await publishVersion({ ctx, input });
  let early: Promise<EntryDetail | null> = Promise.resolve(null);
  const answer = await waitUntilLive(ctx, path, revision, () => {
    const page = path === null ? Promise.resolve() : readAhead(path);
    // What was read ahead leaves for the site first.
    const handedOver = page.then(() => sleep(handOverMs));
    early = handedOver.then(() => getEntry({ ctx, input })).catch(() => null);
  });
  return { entry: (await early) ?? (await getEntry({ ctx, input })), ...answer, path };
}
