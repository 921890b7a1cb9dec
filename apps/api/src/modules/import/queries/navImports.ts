import { createHash } from 'node:crypto';
import type { Permission } from '@fundfront/content-model';
import type { ImportReport } from '@fundfront/content-model/wire';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { navImport, navImportFile, user } from '../../../db/schema/index.ts';

export type NavImport = typeof navImport.$inferSelect;
export type ImportFileRow = Pick<typeof navImportFile.$inferSelect, 'name' | 'bytes'>;

interface NewImport {
  madeBy: string;
  madeAt: Date;
  samples: NavImport['samples'];
  report: ImportReport;
  files: readonly ImportFileRow[];
}

export async function insertImport(db: Db, { files, ...values }: NewImport): Promise<string> {
  const [made] = await db.insert(navImport).values(values).returning({ id: navImport.id });
  if (!made) throw new Error('The database did not answer with the new import');
  for (const [position, { name, bytes }] of files.entries()) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await db.insert(navImportFile).values({ importId: made.id, position, name, sha256, bytes });
  }
  return made.id;
}

export async function lockImport(db: Db, id: string): Promise<NavImport | undefined> {
  const [found] = await db.select().from(navImport).where(eq(navImport.id, id)).for('update');
  return found;
}

export function filesOf(db: Db, importId: string): Promise<ImportFileRow[]> {
  return db
    .select({ name: navImportFile.name, bytes: navImportFile.bytes })
    .from(navImportFile)
    .where(eq(navImportFile.importId, importId))
    .orderBy(navImportFile.position);
}

export async function decideImport(
  db: Db,
  id: string,
  decision: { state: 'approved' | 'rejected'; decidedBy: string; decidedAt: Date },
): Promise<void> {
  await db.update(navImport).set(decision).where(eq(navImport.id, id));
}

export async function setReport(db: Db, id: string, report: ImportReport): Promise<void> {
  await db.update(navImport).set({ report }).where(eq(navImport.id, id));
}

export async function anyoneElse(db: Db, userId: string, permission: Permission) {
  const [found] = await db
    .select({ user })
    .from(user)
    .where(and(ne(user.id, userId), sql`person_can(${user.id}, ${permission})`))
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1);
  return found?.user;
}

const maker = alias(user, 'maker');
const decider = alias(user, 'decider');
const nameOf = (person: typeof maker | typeof decider) => sql<string>`${person.firstName} || ' ' || ${person.lastName}`;

export async function latestImports(db: Db, limit: number) {
  const imports = await db
    .select({
      id: navImport.id,
      madeBy: navImport.madeBy,
      maker: nameOf(maker),
      madeAt: navImport.madeAt,
      samples: navImport.samples,
      report: navImport.report,
      state: navImport.state,
      decider: sql<string | null>`${nameOf(decider)}`,
      decidedAt: navImport.decidedAt,
    })
    .from(navImport)
    .innerJoin(maker, eq(maker.id, navImport.madeBy))
    .leftJoin(decider, eq(decider.id, navImport.decidedBy))
    .orderBy(desc(eq(navImport.state, 'waiting')), desc(navImport.madeAt), desc(navImport.id))
    .limit(limit);
  const files = await db
    .select({ importId: navImportFile.importId, name: navImportFile.name })
    .from(navImportFile)
    .where(
      inArray(
        navImportFile.importId,
        imports.map(({ id }) => id),
      ),
    )
    .orderBy(navImportFile.position);
  const byImport = Map.groupBy(files, ({ importId }) => importId);
  return imports.map((each) => ({ ...each, files: (byImport.get(each.id) ?? []).map(({ name }) => name) }));
}
