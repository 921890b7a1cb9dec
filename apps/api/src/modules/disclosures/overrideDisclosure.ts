import type { Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { findVersion, rowsOf } from '../content/queries/rows.ts';
import { exactRows } from '../review/exactRows.ts';
import { disclosedVersion, findingsOf } from './findingsOf.ts';
import { insertOverride } from './queries.ts';

interface OverrideInput {
  id: string;
  locale: Locale;
  version: number;
  code: string;
  reason: string;
}

/**
 * For this exact version: a later save needs another. Throws VERSION_CONFLICT after such a save, VALIDATION where the
 * version breaks no such rule, SECOND_PERSON for its author, NOT_FOUND.
 */
export async function overrideDisclosure({ ctx, input }: { ctx: Ctx; input: OverrideInput }): Promise<{ ok: true }> {
  const { userId } = assertPerson(ctx.actor);
  const { id, locale, version, code, reason } = input;
  return inTransaction(ctx, async (tx) => {
    const { entry } = await exactRows(tx, { id, rows: [{ locale, version }] });
    const rows = await rowsOf(tx.db, id);
    const row = rows.find((each) => each.locale === locale);
    const found = row ? await findingsOf(tx, disclosedVersion(entry, rows, row)) : [];
    const finding = found.find((each) => each.code === code);
    if (!finding) throw new AppError('VALIDATION', 'This version does not break that rule any more. Load it again.');
    const own = await findVersion(tx.db, id, locale, version);
    if (own?.createdBy === userId) {
      throw new AppError('SECOND_PERSON', 'You wrote this version, so another person must judge it.');
    }
    const exact = { entryId: id, locale, version };
    const at = tx.ports.clock.now();
    const isNew = await insertOverride(tx.db, { ...exact, code, reason, overriddenBy: userId, overriddenAt: at });
    if (isNew) {
      const detail = { version, rule: finding.title, reason };
      await writeAudit(tx, { action: 'disclosure.override', type: entry.type, entryId: id, locale, detail });
    }
    return { ok: true };
  });
}
