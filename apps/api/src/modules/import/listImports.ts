import { limits } from '@fundfront/content-model';
import type { calls, ImportJob, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { someoneElseCan } from '../content/queries/people.ts';
import { findingPage } from './queries/findings.ts';
import { latestJobs } from './queries/jobs.ts';
import { importJobFor, toImportJob } from './serializers.ts';

const shown = 20;

export async function listImports({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.listImports>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const person = assertPerson(ctx.actor);
  const alone = !(await someoneElseCan(ctx.db, person.userId, 'nav.approve'));
  return (await latestJobs(ctx.db, shown)).map((job) => toImportJob(job, person, alone));
}

/** Throws NOT_FOUND. */
export async function getImport({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ImportJob> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  return importJobFor(ctx, assertPerson(ctx.actor), input.id);
}

/** Throws NOT_FOUND. */
export async function listImportFindings({
  ctx,
  input: { id, kind, after },
}: {
  ctx: Ctx;
  input: { id: string } & ParsedQuery<typeof calls.listImportFindings>;
}): Promise<ResponseOf<typeof calls.listImportFindings>> {
  await getImport({ ctx, input: { id } });
  const limit = limits.importFindings;
  const rows = await findingPage(ctx.db, { jobId: id, kind, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    findings: page.map(({ jobId, ...finding }) => finding),
    next: rows.length > limit ? (page.at(-1)?.number ?? null) : null,
  };
}
