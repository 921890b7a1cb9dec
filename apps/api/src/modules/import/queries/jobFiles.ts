import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rowsOf.ts';
import { importJobFile, importJobPart, navImport, navImportFile } from '../../../db/schema/index.ts';

/** Bytes for one statement: more would hold the embedded database, and with it the process, for too long. */
const partBytes = 262_144;

export interface NewFile {
  name: string;
  bytes: Uint8Array;
  sha256: string;
}

export interface JobFile {
  id: string;
  position: number;
  name: string;
  bytes: number;
  sha256: string;
}

/** @param breathe called after each part */
export async function insertFiles(
  db: Db,
  jobId: string,
  files: readonly NewFile[],
  breathe: () => Promise<void>,
): Promise<void> {
  for (const [position, { name, bytes, sha256 }] of files.entries()) {
    await db.insert(importJobFile).values({ jobId, position, name, sha256, size: bytes.byteLength });
    for (let start = 0; start < bytes.byteLength; start += partBytes) {
      const part = { jobId, position, part: start / partBytes, bytes: bytes.slice(start, start + partBytes) };
      await db.insert(importJobPart).values(part);
      await breathe();
    }
  }
}

/** Before they are sent they lie with the job, then with the import. In their order. */
export function filesOfJobs(db: Db, ids: readonly string[]): Promise<JobFile[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return rowsOf<JobFile>(
    db,
    sql`select job_id as id, position, name, size as bytes, sha256 from ${importJobFile}
        where ${inArray(importJobFile.jobId, [...ids])}
      union all
      select import_id, position, name, octet_length(bytes), sha256 from ${navImportFile}
        where ${inArray(navImportFile.importId, [...ids])}
      order by id, position`,
  );
}

async function partOf(db: Db, { id, position }: JobFile, part: number): Promise<Uint8Array | undefined> {
  const [own] = await db
    .select({ bytes: importJobPart.bytes })
    .from(importJobPart)
    .where(and(eq(importJobPart.jobId, id), eq(importJobPart.position, position), eq(importJobPart.part, part)));
  if (own) return own.bytes;
  const [sent] = await db
    .select({
      bytes: sql<Uint8Array>`substring(${navImportFile.bytes} from ${part * partBytes + 1}::int for ${partBytes}::int)`,
    })
    .from(navImportFile)
    .where(and(eq(navImportFile.importId, id), eq(navImportFile.position, position)));
  return sent?.bytes;
}

/** @param breathe called after each part */
export async function bytesOf(db: Db, file: JobFile, breathe: () => Promise<void>): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.bytes);
  for (let start = 0; start < bytes.byteLength; start += partBytes) {
    const part = await partOf(db, file, start / partBytes);
    if (!part) throw new Error(`A part of ${file.name} is gone`);
    bytes.set(part, start);
    await breathe();
  }
  return bytes;
}

/** What was checked becomes what waits for a second person, with the same id; its files go along. */
export async function sendJob(db: Db, id: string, at: Date): Promise<void> {
  await db.execute(sql`insert into ${navImport} (id, made_by, made_at, samples, report)
    select id, made_by, ${at.toISOString()}::timestamptz, samples, report from import_job where id = ${id}`);
  await db.execute(sql`insert into ${navImportFile} (import_id, position, name, sha256, bytes)
    select f.job_id, f.position, f.name, f.sha256, coalesce((
      select string_agg(p.bytes, ''::bytea order by p.part) from ${importJobPart} p
      where p.job_id = f.job_id and p.position = f.position), ''::bytea)
    from ${importJobFile} f where f.job_id = ${id}`);
  await db.delete(importJobPart).where(eq(importJobPart.jobId, id));
  await db.delete(importJobFile).where(eq(importJobFile.jobId, id));
}
