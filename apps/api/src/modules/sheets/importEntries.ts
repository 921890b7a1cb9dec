import { createHash } from 'node:crypto';
import { type ContentType, type ContentTypeName, contentType, editPermission, limits } from '@fundfront/content-model';
import type { SheetFinding, SheetReport } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { inBatches } from '../../eventLoop.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { type AuditEvent, writeAudit, writeAudits } from '../audit/writeAudit.ts';
import { type Entry, insertEntries, nextSort } from '../content/queries/entries.ts';
import { lastVersionNumbers } from '../content/queries/rows.ts';
import { writeVersions } from '../content/writeVersion.ts';
import { toCsv } from './csv.ts';
import { chosenMatching, type Matching, suggestMatching } from './matchColumns.ts';
import { type PlannedRow, shortened } from './plan.ts';
import { type Plan, planImport } from './planImport.ts';
import { readSheet, type Sheet, type SheetFile } from './readSheet.ts';

interface ImportInput {
  type: ContentTypeName;
  file: SheetFile;
  /** A key for each column of the file, null for one that is not used; suggested where it is left out. */
  columns?: readonly (string | null)[] | undefined;
  mode: 'check' | 'apply';
  /** Of the check that a person saw; needed to apply. */
  digest?: string | undefined;
}

const samplesShown = 3;

function wholeFile(severity: SheetFinding['severity'], message: string): SheetFinding {
  return { row: null, column: null, severity, message, value: '' };
}

function findingsOnColumns(type: ContentType, matching: Matching): SheetFinding[] {
  const has = (key: string) => matching.some((column) => column?.key === key || column?.field === key);
  if (!matching.some((column) => column?.field)) {
    return [wholeFile('error', `No column of the file is matched to a field of ${type.labels.many.toLowerCase()}.`)];
  }
  if (has('id') || has('slug')) return [];
  const label = type.fields.slug?.label ?? 'Address';
  return [wholeFile('warning', `No column is matched to ID or ${label}: every row makes a new entry.`)];
}

function findingsCsv(findings: readonly SheetFinding[]): string | null {
  if (findings.length === 0) return null;
  const columns = ['Row', 'Column', 'Severity', 'Finding', 'Cell'];
  const rows = findings.map(({ row, column, severity, message, value }) => [
    row === null ? '' : String(row),
    column ?? '',
    severity === 'error' ? 'Error' : 'Warning',
    message,
    value,
  ]);
  return toCsv(
    columns,
    rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index]]))),
  );
}

interface Checked {
  file: SheetFile;
  sheet: Sheet;
  matching: Matching;
  plan: Plan;
  findings: readonly SheetFinding[];
  digest: string;
}

function reportOf({ file, sheet, matching, plan, findings, digest }: Checked, applied: boolean): SheetReport {
  const count = (kind: PlannedRow['kind']) => plan.rows.filter((row) => row.kind === kind).length;
  const countSeverity = (severity: SheetFinding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const columns = sheet.header.map((header, index) => {
    const filled = sheet.lines.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
    const sample = [...new Set(filled.slice(0, 50))].slice(0, samplesShown).map(shortened);
    return { header, sample, key: matching[index]?.key ?? null };
  });
  const rows = plan.rows.flatMap(({ row, kind, entry, title, changes }) =>
    kind === 'new' || kind === 'changed' ? [{ row, kind, id: entry?.id ?? null, title, changes }] : [],
  );
  return {
    applied,
    file: file.name,
    sheets: sheet.names,
    sheet: file.sheet ?? sheet.names[0] ?? null,
    columns,
    counts: {
      read: sheet.lines.length,
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      refused: count('refused'),
      errors: countSeverity('error'),
      warnings: countSeverity('warning'),
    },
    rows: rows.slice(0, limits.sheetFindings),
    findings: findings.slice(0, limits.sheetFindings),
    findingsCsv: findingsCsv(findings),
    digest,
  };
}

async function check(ctx: Ctx, input: ImportInput, sheet: Sheet, lock: boolean): Promise<Checked> {
  const type = contentType(input.type);
  const matching = input.columns
    ? chosenMatching(type, sheet.header, input.columns)
    : suggestMatching(type, sheet.header);
  const plan = await planImport(ctx, { type, sheet, matching, lock });
  const fileHash = createHash('sha256').update(input.file.bytes).digest('hex');
  const findings = [...findingsOnColumns(type, matching), ...plan.findings];
  return { file: input.file, sheet, matching, plan, findings, digest: `${fileHash}.${plan.digest}` };
}

function assertAsChecked({ digest, findings, plan }: Checked, seen: string): void {
  if (digest !== seen) {
    const sameFile = digest.split('.')[0] === seen.split('.')[0];
    throw new AppError(
      'VERSION_CONFLICT',
      sameFile
        ? 'Entries were changed since the file was checked, or other columns were chosen. Nothing was saved: check it again.'
        : 'The file is another than the one that was checked. Nothing was saved: check it again.',
    );
  }
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) {
    const message = `${errors.toLocaleString('en')} cells or rows are not right. Correct them, and check the file again. Nothing was saved.`;
    throw new AppError('VALIDATION', message, { fields: [{ path: 'file', message }] });
  }
  if (plan.rows.some(({ writes }) => writes.length > 0)) return;
  const message = 'Every row is as the entries are already: there is nothing to import.';
  throw new AppError('VALIDATION', message, { fields: [{ path: 'file', message }] });
}

interface RowEntry extends PlannedRow {
  entry: Entry;
}

/** In the order of the file, each below the last of its place. */
async function makeEntries(tx: Ctx, type: ContentType, rows: readonly PlannedRow[]): Promise<RowEntry[]> {
  const lastSort = new Map<string | null, number>();
  for (const parentId of new Set(rows.map((row) => row.parentId))) {
    lastSort.set(parentId, (await nextSort(tx.db, type.name, parentId)) - 1);
  }
  return inBatches(rows, async (batch) => {
    const entries = await insertEntries(
      tx.db,
      batch.map(({ parentId, baseLocale }) => {
        const sort = (lastSort.get(parentId) ?? 0) + 1;
        lastSort.set(parentId, sort);
        const createdAt = tx.ports.clock.now();
        return { type: type.name, key: null, baseLocale, parentId, sort, sample: false, createdAt };
      }),
    );
    return batch.flatMap((row, index) => (entries[index] ? [{ ...row, entry: entries[index] }] : []));
  });
}

async function applyRows(tx: Ctx, type: ContentType, rows: readonly PlannedRow[]): Promise<void> {
  const changing = rows.filter(({ writes }) => writes.length > 0);
  const held = changing.flatMap((row) => (row.entry ? [{ ...row, entry: row.entry }] : []));
  const made = await makeEntries(
    tx,
    type,
    changing.filter(({ entry }) => entry === null),
  );
  const numbers = new Map(
    await inBatches(held, async (batch) => [
      ...(await lastVersionNumbers(
        tx.db,
        batch.map(({ entry }) => entry.id),
      )),
    ]),
  );
  const writes = [...held, ...made].flatMap(({ row, entry, writes: ofRow }) =>
    ofRow.map((write) => ({ ...write, row, entry, number: (numbers.get(entry.id)?.[write.locale] ?? 0) + 1 })),
  );
  const events = await inBatches(writes, async (batch) => {
    await writeVersions(tx, type, batch, (number, error) => {
      return new AppError(error.code, `Row ${batch[number]?.row}: ${error.message} Nothing was saved.`, {
        cause: error,
      });
    });
    return batch.map(({ entry, locale, number }): AuditEvent => {
      const action = !numbers.has(entry.id) && locale === entry.baseLocale ? 'content.create' : 'content.save';
      return { action, type: type.name, entryId: entry.id, locale, detail: { version: number, import: true } };
    });
  });
  // Last: whoever writes to the log holds up all others who do, until the transaction ends.
  await writeAudits(tx, events);
}

/**
 * Reads a CSV file or a workbook into drafts: all rows or none, and nothing is published. With `check` nothing is
 * saved. Throws FORBIDDEN, VALIDATION for a file that cannot be read or has errors, VERSION_CONFLICT where the file or
 * the entries are others than those that were checked.
 */
export async function importEntries({ ctx, input }: { ctx: Ctx; input: ImportInput }): Promise<SheetReport> {
  const person = assertPerson(ctx.actor);
  const type = contentType(input.type);
  assertCan(ctx.actor, editPermission(type), { type: input.type });
  if (type.kind === 'singleton') {
    throw new AppError('IN_USE', `${type.labels.one} are there already, and only once: change them in their editor.`);
  }
  const sheet = await readSheet(input.file);
  if (input.mode === 'check') return reportOf(await check(ctx, input, sheet, false), false);
  const { digest } = input;
  if (!digest) throw new AppError('VALIDATION', 'Check the file first: what it changes is shown before it is saved.');
  return inTransaction(ctx, async (transaction) => {
    const tx: Ctx = { ...transaction, actor: { ...person, through: 'import' } };
    const checked = await check({ ...tx, actor: person }, input, sheet, true);
    assertAsChecked(checked, digest);
    const report = reportOf(checked, true);
    await applyRows(tx, type, checked.plan.rows);
    const { read, new: created, changed, same } = report.counts;
    const detail = { file: input.file.name, read, new: created, changed, same };
    await writeAudit(tx, { action: 'content.import', type: type.name, detail });
    return report;
  });
}
