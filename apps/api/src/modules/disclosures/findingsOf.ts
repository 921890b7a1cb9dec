import { type ContentType, type EntryData, mergeTranslation } from '@fundfront/content-model';
import { disclosureFindings } from '@fundfront/content-model/disclosures/disclosureFindings';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { DisclosureFinding } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import type { Entry } from '../content/queries/entries.ts';
import { type Row, rowsOf } from '../content/queries/rows.ts';
import { fitRow, kindOf, type RowKind } from '../content/rowData.ts';
import { typeOfEntry } from '../content/typeOf.ts';
import type { ExactVersion } from '../review/queries/approvals.ts';
import { overridesOf } from './queries.ts';

export interface DisclosedVersion {
  type: ContentType;
  exact: ExactVersion;
  kind: RowKind;
  /** With the base language's values where the row has none of its own. */
  data: EntryData;
}

/** The working copy of a language, beside the working copy of its base. */
export function disclosedVersion(entry: Entry, rows: readonly Row[], row: Row): DisclosedVersion {
  const type = typeOfEntry(entry);
  const base = baseRowOf(entry, rows).data;
  const kind = kindOf(entry, row.locale);
  const own = fitRow(type, base, kind, row.data);
  return {
    type,
    exact: { entryId: entry.id, locale: row.locale, version: row.version },
    kind,
    data: kind === 'base' ? own : mergeTranslation(type, base, own),
  };
}

async function isEquity(ctx: Ctx, { type, data }: DisclosedVersion): Promise<boolean> {
  if (type.name === 'fundCategory') return data.basis === 'absolute';
  if (type.name !== 'fund' || typeof data.category !== 'string') return false;
  const category = await rowsOf(ctx.db, data.category);
  return category.some((row) => row.data.basis === 'absolute');
}

/** What the rules of today say of it, whether compliance let it pass or not. */
export async function findingsOf(ctx: Ctx, version: DisclosedVersion): Promise<DisclosureFinding[]> {
  const { type, kind, data } = version;
  const today = karachiDay(ctx.ports.clock.now());
  return disclosureFindings(type, { kind, data, today, isEquity: await isEquity(ctx, version) });
}

/** Those that publishing is refused for. */
export async function openFindings(ctx: Ctx, version: DisclosedVersion): Promise<DisclosureFinding[]> {
  const found = await findingsOf(ctx, version);
  if (found.length === 0) return [];
  const passed = new Set((await overridesOf(ctx.db, version.exact)).map(({ code }) => code));
  return found.filter(({ code }) => !passed.has(code));
}

/** A finding in one sentence or two, with the words that it is about. */
export function findingText({ message, excerpt, source }: DisclosureFinding): string {
  return `${excerpt === null ? '' : `“${excerpt}” `}${message} (${source})`;
}

/**
 * Before a person shows a version to the public. What is shipped is held to the rules by the tests, and what an import
 * writes has no text of its own: its findings wait for the next change by a person. Throws VALIDATION with each finding at
 * its field.
 */
export async function assertDisclosed(tx: Ctx, version: DisclosedVersion): Promise<void> {
  if (tx.actor.kind !== 'user' || tx.actor.importId) return;
  const open = await openFindings(tx, version);
  const [first] = open;
  if (!first) return;
  const more = open.length > 1 ? ` ${open.length - 1} more.` : '';
  const way = ' Compliance can let it pass, with a reason.';
  throw new AppError('VALIDATION', `Disclosure: ${findingText(first)}${more}${way}`, {
    fields: open.map((finding) => ({ path: finding.field, message: findingText(finding) })),
  });
}
