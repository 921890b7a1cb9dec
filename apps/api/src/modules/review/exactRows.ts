import { type ContentTypeName, can, contentType, editPermission, type Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import { type Entry, findEntry } from '../content/queries/entries.ts';
import { type Person, peopleWith } from '../content/queries/people.ts';
import { rowsOf } from '../content/queries/rows.ts';
import { versionConflict } from '../content/saveEntry.ts';
import { typeByName } from '../content/typeOf.ts';
import type { ExactVersion } from './queries/approvals.ts';

export interface RowsInput {
  id: string;
  rows: readonly { locale: Locale; version: number }[];
}

export async function entryById(ctx: Ctx, id: string, options: { lock?: boolean } = {}): Promise<Entry> {
  const entry = await findEntry(ctx.db, id, options);
  if (!entry) throw new AppError('NOT_FOUND', 'This content does not exist, or is in the trash.');
  return entry;
}

/**
 * The named versions, the base language first: a translation is shown with its base's figures. Throws VERSION_CONFLICT
 * where a later save took the place of one, NOT_FOUND.
 */
export async function exactRows(
  tx: Ctx,
  { id, rows }: RowsInput,
): Promise<{ entry: Entry; title: string; versions: (ExactVersion & { live: boolean })[] }> {
  const entry = await entryById(tx, id, { lock: true });
  const stored = await rowsOf(tx.db, id);
  const versions = rows.map(({ locale, version }) => {
    const row = stored.find((each) => each.locale === locale);
    if (row?.version !== version) throw versionConflict();
    return { entryId: id, locale, version, live: row.liveVersion === version };
  });
  versions.sort((one, other) => Number(other.locale === entry.baseLocale) - Number(one.locale === entry.baseLocale));
  return { entry, title: baseRowOf(entry, stored).title, versions };
}

/** Who may edit or publish entries of the type, in some language; by name. */
export async function participants({ db }: Ctx, type: ContentTypeName): Promise<Person[]> {
  const all = [
    ...(await peopleWith(db, editPermission(contentType(type)), type)),
    ...(await peopleWith(db, 'content.publish', type)),
  ];
  const each = new Map(all.map((person) => [person.id, person]));
  return [...each.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Whoever may change the type in these languages; publishers may take part without editing. */
export function assertCanTakePart(ctx: Ctx, entry: Entry, languages: readonly Locale[]): void {
  const type = typeByName(entry.type);
  for (const locale of languages) {
    const scope = { type, locale };
    if (ctx.actor.kind === 'user' && can(ctx.actor, 'content.publish', scope)) continue;
    assertCan(ctx.actor, editPermission(contentType(type)), scope);
  }
}
