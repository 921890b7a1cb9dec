import { createHash, randomUUID } from 'node:crypto';
import { type ContentType, type Locale, localeNames } from '@fundfront/content-model';
import type { SheetFinding } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { checkAddress } from '../content/checkAddress.ts';
import { checkTreePosition } from '../content/checkTreePosition.ts';
import { cellsOf, type StoredEntry, storedEntries } from './cells.ts';
import { findTargets, type Target, uuid } from './findTargets.ts';
import type { Matching } from './matchColumns.ts';
import { type PlannedRow, RowFindings } from './plan.ts';
import { planExisting, planNew } from './planRow.ts';
import { lockEntries } from './queries.ts';
import type { Sheet, SheetLine } from './readSheet.ts';
import { referencesOf } from './references.ts';

export interface Plan {
  rows: PlannedRow[];
  findings: SheetFinding[];
  /** Of what would be written, and of the versions that it was compared with. */
  digest: string;
}

interface PlanInput {
  type: ContentType;
  sheet: Sheet;
  matching: Matching;
  /** Whether nobody else may change the entries until the transaction ends. */
  lock: boolean;
}

const labelOf = (matching: Matching, key: string) => matching.find((each) => each?.key === key)?.label ?? key;

/** Notes what a verb of the editor refuses; anything else is thrown on. */
async function noteRefusal(findings: RowFindings, column: (path: string) => string | null, check: Promise<void>) {
  try {
    await check;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    findings.error(column(error.fields?.[0]?.path ?? ''), error.message);
  }
}

/** Addresses that the rows want, told from each other and from those of all other entries. */
function addressChecks(ctx: Ctx, type: ContentType, matching: Matching) {
  const wanted = new Map<string, number>();
  return async (planned: PlannedRow, findings: RowFindings, slugBefore: (locale: Locale) => unknown): Promise<void> => {
    const { parentId, baseLocale } = planned;
    const entry = { id: planned.entry?.id ?? randomUUID(), type: type.name, parentId, baseLocale };
    for (const { locale, shared, data } of planned.writes) {
      const { slug } = data;
      if (typeof slug !== 'string' || slug === '' || slug === slugBefore(locale)) continue;
      const label = labelOf(matching, `slug.${locale}`);
      const place = `${locale} ${parentId} ${slug}`;
      const other = wanted.get(place);
      if (other !== undefined) {
        findings.error(label, `Row ${other} has “${slug}” in ${localeNames[locale]}, too. Choose another`, slug);
        continue;
      }
      wanted.set(place, planned.row);
      const column = (path: string) => (path === 'slug' ? label : labelOf(matching, `${path}.${locale}`));
      await noteRefusal(findings, column, checkAddress(ctx, { entry, type, locale, shared, data }));
    }
  };
}

function parentOf(matching: Matching, { cells }: SheetLine, findings: RowFindings): string | null {
  const text = cells[matching.findIndex((each) => each?.key === 'parent')]?.trim() ?? '';
  if (text === '') return null;
  if (uuid.test(text)) return text.toLowerCase();
  findings.error(labelOf(matching, 'parent'), 'Give the ID of the entry above, as an export writes it', text);
  return null;
}

/** An import moves nothing: a move changes public addresses at once. */
function noteMove(matching: Matching, line: SheetLine, { entry }: StoredEntry, findings: RowFindings): void {
  if (!matching.some((each) => each?.key === 'parent')) return;
  const wanted = parentOf(matching, line, findings);
  if (wanted === entry.parentId) return;
  findings.warn(labelOf(matching, 'parent'), 'It stays where it is: move it in the page tree', wanted ?? '');
}

async function storedOf(ctx: Ctx, targets: readonly Target[], lock: boolean): Promise<Map<string, StoredEntry>> {
  const ids = [...new Set(targets.flatMap((target) => ('id' in target && target.id !== null ? [target.id] : [])))];
  if (ids.length === 0) return new Map();
  if (lock) await lockEntries(ctx.db, ids);
  return new Map((await storedEntries(ctx, ids)).map((stored) => [stored.entry.id, stored]));
}

async function exportedCells(ctx: Ctx, type: ContentType, matching: Matching, stored: Map<string, StoredEntry>) {
  const columns = matching.flatMap((column) => column ?? []);
  const cells = await cellsOf(ctx, type, columns, [...stored.values()]);
  const at = matching.map((column) => (column ? columns.indexOf(column) : -1));
  return new Map([...stored.keys()].map((id, index) => [id, at.map((place) => cells[index]?.[place] ?? '')]));
}

const refusedRow = (row: number): PlannedRow => ({
  row,
  kind: 'refused',
  entry: null,
  versions: {},
  parentId: null,
  baseLocale: 'en',
  title: '',
  writes: [],
  changes: [],
});

/** What each row would do, and all that is wrong with it. Reads only. */
export async function planImport(ctx: Ctx, { type, sheet, matching, lock }: PlanInput): Promise<Plan> {
  const targets = await findTargets(ctx, type, matching, sheet.lines);
  const stored = await storedOf(ctx, targets, lock);
  const exported = await exportedCells(ctx, type, matching, stored);
  const resolve = await referencesOf(ctx, type, matching, sheet.lines);
  const checkAddresses = addressChecks(ctx, type, matching);
  const seen = new Map<string, number>();
  const findings: SheetFinding[] = [];
  const rows: PlannedRow[] = [];

  for (const [index, line] of sheet.lines.entries()) {
    const noted = new RowFindings(line.row);
    const target = targets[index] ?? { id: null };
    const planned = await planLine(line, target, noted);
    rows.push(noted.refused ? { ...planned, kind: 'refused', writes: [] } : planned);
    findings.push(...noted.list);
  }

  async function planLine(line: SheetLine, target: Target, noted: RowFindings): Promise<PlannedRow> {
    if ('problem' in target) {
      noted.error(labelOf(matching, target.column), target.problem);
      return refusedRow(line.row);
    }
    const reading = { type, matching, line, resolve, findings: noted };
    if (target.id === null) {
      const planned = planNew(reading, type.tree ? parentOf(matching, line, noted) : null);
      const { parentId, baseLocale: locale, writes } = planned;
      if (type.tree) {
        const data = writes[0]?.data ?? {};
        await noteRefusal(noted, () => null, checkTreePosition(ctx, { type, parentId, locale, data }));
      }
      await checkAddresses(planned, noted, () => undefined);
      return planned;
    }
    const found = stored.get(target.id);
    if (!found) throw new Error(`Entry ${target.id} was found and is gone`);
    const other = seen.get(target.id);
    if (other !== undefined) {
      noted.error(null, `Row ${other} is about the same entry. Leave one of them`);
      return refusedRow(line.row);
    }
    seen.set(target.id, line.row);
    noteMove(matching, line, found, noted);
    const planned = planExisting(reading, found, exported.get(target.id) ?? []);
    await checkAddresses(planned, noted, (locale) => found.rows.find((row) => row.locale === locale)?.data.slug);
    return planned;
  }

  const facts = rows.map(({ row, kind, entry, versions, parentId, writes }) => [
    row,
    kind,
    entry?.id ?? null,
    versions,
    parentId,
    writes,
  ]);
  return { rows, findings, digest: createHash('sha256').update(JSON.stringify(facts)).digest('hex') };
}
