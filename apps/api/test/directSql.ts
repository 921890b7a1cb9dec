import { sql } from 'drizzle-orm';
import { fillPreviousVersion, ids, migrateUpTo } from './previousVersion.ts';
import { openEmptyDb, type TestDb } from './testDb.ts';

/** A fund with one version, which the administrator wrote and nobody approved. */
export const draft = '40000000-0000-4000-8000-000000000001';

export const version = (id: string, number: number, by: string | null, origin = 'save') =>
  `insert into entry_version (entry_id, locale, number, data, slug, title, origin, created_by)
    values ('${id}', 'en', ${number}, '{}', 'draft', 'Draft', '${origin}', ${by === null ? 'null' : `'${by}'`})`;

export const publish = (id: string, number: number, by: string | null) =>
  `insert into publication (entry_id, locale, version, published_by)
    values ('${id}', 'en', ${number}, ${by === null ? 'null' : `'${by}'`})`;

export const approve = (number: number, by: string, id: string = draft) =>
  `insert into approval (entry_id, locale, version, approved_by, approved_at)
    values ('${id}', 'en', ${number}, '${by}', now())`;

/** A database that the version before filled, migrated, with the {@link draft}. */
export async function openDirectSqlDb(): Promise<TestDb> {
  const db = await openEmptyDb();
  await db.asOwner(async (owner) => {
    await migrateUpTo(owner, '0003_forms');
    await fillPreviousVersion(owner);
  });
  await db.migrate();
  const statements = [
    `insert into entry (id, type, base_locale) values ('${draft}', 'fund', 'en')`,
    version(draft, 1, ids.admin),
    `insert into entry_content (entry_id, locale, slug, title, data, version)
      values ('${draft}', 'en', 'draft', 'Draft', '{}', 1)`,
  ];
  for (const statement of statements) await db.db.execute(sql.raw(statement));
  return db;
}

/** What the database answers to statements (with `;` between them) as the role of the app. */
export async function refusalIn(db: TestDb, statement: string): Promise<string> {
  // Rolled back, so that what passes by mistake does not change the next answer.
  class Undone extends Error {}
  try {
    await db.db.transaction(async (tx) => {
      for (const each of statement.split(';')) await tx.execute(sql.raw(each));
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return 'let through';
    const { cause } = error instanceof Error ? error : { cause: undefined };
    return cause instanceof Error ? cause.message : String(error);
  }
  return 'let through';
}
