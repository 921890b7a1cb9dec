import { limits } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { bestMatches } from './bestMatches.ts';
import { hitsSince } from './listRedirects.ts';
import { countIgnored, listMissed, setIgnored } from './queries.ts';

export async function listMissedAddresses({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { ignored: 'yes' | 'no' };
}): Promise<ResponseOf<typeof calls.listMissedAddresses>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const rows = await listMissed(ctx.db, {
    since: hitsSince(ctx),
    day: karachiDay(ctx.ports.clock.now()),
    ignored: input.ignored === 'yes',
    limit: limits.missedAddressesShown,
  });
  const matches = await bestMatches(
    ctx.db,
    rows.map(({ path }) => path),
  );
  const addresses = rows.map((row) => ({ ...row, match: matches.get(row.path) ?? null }));
  return { addresses, ignored: await countIgnored(ctx.db) };
}

export async function ignoreAddress({
  ctx,
  input: { path, ignored },
}: {
  ctx: Ctx;
  input: { path: string; ignored: boolean };
}): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'content.publish', 'everywhere');
  const ignoredBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  return inTransaction(ctx, async (tx) => {
    await setIgnored(tx.db, path, ignored ? { ignoredAt: tx.ports.clock.now(), ignoredBy } : null);
    await writeAudit(tx, { action: ignored ? 'address.ignore' : 'address.notice', detail: { path } });
    return { ok: true };
  });
}
