import {
  type ContentType,
  type ContentTypeName,
  contentType,
  limits,
  type SheetColumn,
  sheetColumns,
} from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { ExportRequest, SheetFormat } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCanRead } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { listQueryOf } from '../content/listEntries.ts';
import { countListed, listPage } from '../content/queries/list.ts';
import { cellsOf, noteMark, storedEntries } from './cells.ts';
import { mediaTypes, type SheetFile, sheetBody } from './sheetFile.ts';

type ExportInput = ExportRequest & { type: ContentTypeName };
type Listed = Extract<ExportInput, { of: 'list' | 'selected' }>;

/** Entries that are read at once: a full page of an editor's text takes some kilobytes. */
const pageSize = 250;

/** `id` leads, so that an import finds each entry again. Throws VALIDATION for a column that the type has not. */
function chosenColumns(type: ContentType, wanted: readonly string[] | undefined): SheetColumn[] {
  const all = sheetColumns(type);
  if (!wanted) return all;
  const strange = wanted.find((name) => !all.some(({ key, field }) => key === name || field === name));
  if (strange !== undefined) {
    const message = `${type.labels.many} have no column ${strange}`;
    throw new AppError('VALIDATION', message, { fields: [{ path: 'columns', message }] });
  }
  return all.filter(
    ({ key, field }) => key === 'id' || wanted.includes(key) || (field !== null && wanted.includes(field)),
  );
}

async function* selectedPages(ids: readonly string[]): AsyncGenerator<string[]> {
  for (let at = 0; at < ids.length; at += pageSize) yield ids.slice(at, at + pageSize);
}

/** By keyset: each page begins where the one before it ended. */
async function* listedPages(ctx: Ctx, type: ContentType, query: Extract<Listed, { of: 'list' }>['query']) {
  const { order: _, ...listed } = listQueryOf(type, query);
  let after: { key: string; id: string } | undefined;
  for (;;) {
    const page = await listPage(ctx.db, { ...listed, after, limit: pageSize });
    if (page.length > 0) yield page.map(({ id }) => id);
    after = page.at(-1);
    if (page.length < pageSize) return;
  }
}

async function* sheetPages(ctx: Ctx, input: Listed, columns: readonly SheetColumn[]): AsyncGenerator<string[][]> {
  const type = contentType(input.type);
  yield [columns.map(({ label }) => label)];
  const pages = input.of === 'list' ? listedPages(ctx, type, input.query) : selectedPages(input.ids);
  for await (const ids of pages) {
    const stored = (await storedEntries(ctx, ids)).filter(({ entry }) => entry.type === type.name);
    yield await cellsOf(ctx, type, columns, stored);
  }
}

async function countOf(ctx: Ctx, input: Listed, most: number): Promise<number> {
  if (input.of === 'selected') return new Set(input.ids).size;
  return countListed(ctx.db, listQueryOf(contentType(input.type), input.query), most + 1);
}

function refuseTooMany(format: SheetFormat, most: number): never {
  const advice = format === 'xlsx' ? 'Filter the list, or take CSV.' : 'Filter the list.';
  throw new AppError('TOO_LARGE', `These are more than ${most.toLocaleString('en')} entries. ${advice}`);
}

async function* templatePages(type: ContentType): AsyncGenerator<string[][]> {
  const columns = sheetColumns(type).filter(({ readOnly }) => !readOnly);
  yield [
    columns.map(({ label }) => label),
    columns.map(({ note }, index) =>
      index === 0 ? `${noteMark} How to fill it in (this row is not read): ${note}` : note,
    ),
  ];
}

/**
 * The log has each export but that of a template. Throws VALIDATION for an unknown column, filter or sort, TOO_LARGE
 * beyond the limits of the format.
 */
export async function exportEntries({ ctx, input }: { ctx: Ctx; input: ExportInput }): Promise<SheetFile> {
  assertCanRead(ctx.actor, input.type);
  const type = contentType(input.type);
  const { format } = input;
  const file = (stem: string) => ({ name: `${stem}.${format}`, mediaType: mediaTypes[format] });
  if (input.of === 'template') {
    return { ...file(`${type.path}-template`), body: await sheetBody(format, templatePages(type)) };
  }
  const columns = chosenColumns(type, input.columns);
  const most = format === 'csv' ? limits.exportEntries : limits.workbookEntries;
  const rows = await countOf(ctx, input, most);
  if (rows > most) refuseTooMany(format, most);
  const asked = input.of === 'list' ? { query: input.query } : { selected: rows };
  const detail = { format, rows, columns: columns.map(({ key }) => key), ...asked };
  const ids = input.of === 'selected' ? { ...input, ids: [...new Set(input.ids)] } : input;
  const body = await sheetBody(format, sheetPages(ctx, ids, columns));
  await writeAudit(ctx, { action: 'content.export', type: type.name, detail });
  return { ...file(`${type.path}-${karachiDay(ctx.ports.clock.now())}`), body };
}
