import { limits } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { getEntry } from './getEntry.ts';
import { type PublishInput, publishVersion } from './publishVersion.ts';

/** Null when the page takes too long or the site does not answer. */
async function waitUntilLive(ctx: Ctx, path: string | null, revision: string): Promise<number | null> {
  const started = performance.now();
  const passed = () => Math.round(performance.now() - started);
  try {
    if (!(await deliverInvalidations(ctx))) return null;
    if (path === null) return passed();
    const shown = await ctx.ports.site.waitUntilLive({
      path,
      revision,
      timeoutMs: Math.max(0, limits.publishWaitMs - passed()),
    });
    return shown === null ? null : passed();
  } catch (error) {
    // The version is public already: a site that cannot be reached is no failure of publishing.
    ctx.log.warn({ err: error }, 'could not wait for the site');
    return null;
  }
}

export async function publishEntry({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: PublishInput;
}): Promise<ResponseOf<typeof calls.publishEntry>> {
  const { path, revision } = await publishVersion({ ctx, input });
  const liveAfterMs = await waitUntilLive(ctx, path, revision);
  return { entry: await getEntry({ ctx, input }), liveAfterMs, path };
}
