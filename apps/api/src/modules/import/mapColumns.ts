import { columnLabels } from '@fundfront/content-model/importLabels';
import type { BodyOf, calls, ImportFileColumns, ImportJob } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { beginCheck, inOpenImport, type OfImport } from './mendRows.ts';
import { type ColumnRow, chooseColumns, columnsOf } from './queries/columns.ts';
import { filesOfJobs } from './queries/jobFiles.ts';
import { importJobFor } from './serializers.ts';

type Choice = BodyOf<typeof calls.mapImportColumns>['columns'][number];

/** Throws NOT_FOUND. A file that could not be read at all has no columns. */
export async function getImportColumns({
  ctx,
  input: { id },
}: {
  ctx: Ctx;
  input: OfImport;
}): Promise<ImportFileColumns[]> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  await importJobFor(ctx, assertPerson(ctx.actor), id);
  const [files, columns] = [await filesOfJobs(ctx.db, [id]), await columnsOf(ctx.db, id)];
  const byFile = Map.groupBy(columns, ({ position }) => position);
  return files.map(({ position, name }) => ({
    position,
    file: name,
    columns: (byFile.get(position) ?? []).map(({ jobId: _job, position: _position, ...column }) => column),
  }));
}

function assertChoices(columns: readonly ColumnRow[], choices: readonly Choice[]): void {
  const known = new Set(columns.map(({ index }) => index));
  const used = new Set<string>();
  const seen = new Set<number>();
  for (const { index, readAs } of choices) {
    if (!known.has(index) || seen.has(index))
      throw new AppError('VALIDATION', 'The file has no such column, or it was chosen twice. Look at it again.');
    seen.add(index);
    if (readAs === null) continue;
    if (used.has(readAs)) {
      throw new AppError(
        'VALIDATION',
        `Two columns cannot both be read as ${columnLabels[readAs]}. Choose one of them.`,
      );
    }
    used.add(readAs);
  }
}

/**
 * What the columns of one file are, in place of what their headers name; then all files are checked again. Throws
 * VALIDATION for a column that the last check did not see and for two that are read as the same, VERSION_CONFLICT while
 * it is checked and once it was sent.
 */
export function mapImportColumns({
  ctx,
  input: { id, position, columns },
}: {
  ctx: Ctx;
  input: OfImport & BodyOf<typeof calls.mapImportColumns>;
}): Promise<ImportJob> {
  return inOpenImport(ctx, id, async (tx, job) => {
    const ofFile = (await columnsOf(tx.db, id)).filter((column) => column.position === position);
    assertChoices(ofFile, columns);
    await chooseColumns(tx.db, { jobId: id, position, columns });
    const headers = new Map(ofFile.map(({ index, header }) => [index, header]));
    const chosen = columns.map(({ index, readAs }) => `${headers.get(index)}: ${readAs ?? 'not used'}`);
    await writeAudit(tx, { action: 'import.columns', detail: { import: id, file: position + 1, chosen } });
    await beginCheck(tx, job);
  });
}
