import type { calls, DisclosedRow, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCanRead } from '../../guards.ts';
import { peopleById } from '../content/queries/people.ts';
import { rowsOf } from '../content/queries/rows.ts';
import { typeByName } from '../content/typeOf.ts';
import { entryById } from '../review/exactRows.ts';
import { disclosedVersion, findingsOf } from './findingsOf.ts';
import { overridesOf } from './queries.ts';

/** Throws NOT_FOUND. */
export async function getDisclosures({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<ResponseOf<typeof calls.getDisclosures>> {
  const entry = await entryById(ctx, input.id);
  assertCanRead(ctx.actor, typeByName(entry.type));
  const stored = await rowsOf(ctx.db, entry.id);
  const rows: DisclosedRow[] = [];
  for (const row of stored) {
    const version = disclosedVersion(entry, stored, row);
    const overrides = await overridesOf(ctx.db, version.exact);
    const people = await peopleById(
      ctx.db,
      overrides.map(({ overriddenBy }) => overriddenBy),
    );
    rows.push({
      locale: row.locale,
      version: row.version,
      findings: await findingsOf(ctx, version),
      overrides: overrides.map(({ code, reason, overriddenBy, overriddenAt }) => ({
        code,
        reason,
        by: people.get(overriddenBy)?.name ?? '',
        at: overriddenAt.toISOString(),
      })),
    });
  }
  return { rows };
}
