import { createHash, randomUUID } from 'node:crypto';
import { type ContentType, localeNames } from '@fundfront/content-model';
import type { SheetFinding } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { createYielder, inBatches } from '../../eventLoop.ts';
import { takenAddresses } from '../content/checkAddress.ts';
import { checkTreePosition } from '../content/checkTreePosition.ts';
import { assertCanEdit } from '../content/guard.ts';
import { typeByName } from '../content/typeOf.ts';
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

/** One row of the file, until all that is wrong with it is known. */
interface Draft {
  planned: PlannedRow;
  findings: RowFindings;
  stored: StoredEntry | null;
}

/** Notes the reason of an error, and at which field. */
function note({ findings }: Draft, error: AppError, column: (path: string) => string | null): void {
  findings.error(column(error.fields?.[0]?.path ?? ''), error.message);
}

/** Addresses that the rows want, told from each other and from those of all other entries. */
async function checkAddresses(ctx: Ctx, type: ContentType, matching: Matching, drafts: readonly Draft[]) {
  const wanted = new Map<string, number>();
  const asked = drafts.flatMap((draft) => {
    const { row, parentId, baseLocale, entry: held, writes } = draft.planned;
    const entry = { id: held?.id ?? randomUUID(), type: type.name, parentId, baseLocale };
    return writes.flatMap(({ locale, shared, data }) => {
      const { slug } = data;
      const before = draft.stored?.rows.find((each) => each.locale === locale)?.data.slug;
      if (typeof slug !== 'string' || slug === '' || slug === before) return [];
      const place = `${locale} ${parentId} ${slug}`;
      const other = wanted.get(place);
      if (other !== undefined) {
        const message = `Row ${other} has “${slug}” in ${localeNames[locale]}, too. Choose another`;
        draft.findings.error(labelOf(matching, `slug.${locale}`), message, slug);
        return [];
      }
      wanted.set(place, row);
      return [{ draft, address: { entry, type, locale, shared, data } }];
    });
  });
  const refused = await inBatches(asked, (batch) =>
    takenAddresses(
      ctx,
      batch.map(({ address }) => address),
    ),
  );
  for (const [index, { draft, address }] of asked.entries()) {
    const error = refused[index];
    if (error) note(draft, error, (path) => labelOf(matching, `${path || 'slug'}.${address.locale}`));
  }
}

/** Looked up once for each place: most rows of a file lie in few. */
async function checkPlaces(ctx: Ctx, type: ContentType, drafts: readonly Draft[]): Promise<void> {
  const refusals = new Map<string, AppError | null>();
  for (const draft of drafts) {
    const { kind, parentId, baseLocale: locale, writes } = draft.planned;
    if (kind !== 'new') continue;
    const data = writes[0]?.data ?? {};
    const place = JSON.stringify([parentId, locale, data.menu]);
    const known = refusals.get(place);
    const refusal =
      known === undefined ? await refusalOf(checkTreePosition(ctx, { type, parentId, locale, data })) : known;
    refusals.set(place, refusal);
    if (refusal) note(draft, refusal, () => null);
  }
}

/** Null where nothing is wrong; anything but a refusal is thrown on. */
async function refusalOf(check: Promise<void>): Promise<AppError | null> {
  try {
    await check;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Rows in languages that the person's role does not allow are refused one by one. */
function noteForbidden(ctx: Ctx, type: ContentType, draft: Draft): void {
  const locales = draft.planned.writes.map(({ locale }) => locale);
  try {
    assertCanEdit(ctx.actor, typeByName(type.name), locales);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    note(draft, error, () => null);
  }
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
  if (lock) await lockEntries(ctx.db, ids);
  const stored = await inBatches(ids, (batch) => storedEntries(ctx, batch));
  return new Map(stored.map((each) => [each.entry.id, each]));
}

async function exportedCells(ctx: Ctx, type: ContentType, matching: Matching, stored: Map<string, StoredEntry>) {
  const columns = matching.flatMap((column) => column ?? []);
  const cells = await inBatches([...stored.values()], (batch) => cellsOf(ctx, type, columns, batch));
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
  const seen = new Map<string, number>();
  const yieldIfDue = createYielder();
  const drafts: Draft[] = [];
  for (const [index, line] of sheet.lines.entries()) {
    const draft = draftOf(line, targets[index] ?? { id: null });
    noteForbidden(ctx, type, draft);
    drafts.push(draft);
    await yieldIfDue();
  }
  if (type.tree) await checkPlaces(ctx, type, drafts);
  await checkAddresses(ctx, type, matching, drafts);

  function draftOf(line: SheetLine, target: Target): Draft {
    const findings = new RowFindings(line.row);
    const refused = { planned: refusedRow(line.row), findings, stored: null };
    if ('problem' in target) {
      findings.error(labelOf(matching, target.column), target.problem);
      return refused;
    }
    const reading = { type, matching, line, resolve, findings };
    if (target.id === null) {
      const planned = planNew(reading, type.tree ? parentOf(matching, line, findings) : null);
      return { planned, findings, stored: null };
    }
    const found = stored.get(target.id);
    if (!found) throw new Error(`Entry ${target.id} was found and is gone`);
    const other = seen.get(target.id);
    if (other !== undefined) {
      findings.error(null, `Row ${other} is about the same entry. Leave one of them`);
      return refused;
    }
    seen.set(target.id, line.row);
    noteMove(matching, line, found, findings);
    return { planned: planExisting(reading, found, exported.get(target.id) ?? []), findings, stored: found };
  }

  const rows = drafts.map(
    ({ planned, findings }): PlannedRow => (findings.refused ? { ...planned, kind: 'refused', writes: [] } : planned),
  );
  const hash = createHash('sha256');
  for (const { row, kind, entry, versions, parentId, writes } of rows) {
    hash.update(`${JSON.stringify([row, kind, entry?.id ?? null, versions, parentId, writes])}\n`);
    await yieldIfDue();
  }
  return { rows, findings: drafts.flatMap(({ findings }) => findings.list), digest: hash.digest('hex') };
}
