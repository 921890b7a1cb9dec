import { type FormName, forms, limits } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import type { calls, InboxFilter, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { toCsv } from '../sheets/csv.ts';
import { searchTerms } from './listSubmissions.ts';
import { findSubmissions, type SubmissionRow } from './queries/submissions.ts';
import { formsOpenTo } from './readableForms.ts';
import { answeredFields, answerOf } from './serializers.ts';

function cells(ctx: Ctx, row: SubmissionRow): Record<string, string> {
  const answers = answeredFields(row).map((field) => [field, answerOf(ctx, row, field).value]);
  return {
    reference: row.trackingNumber,
    form: forms[row.form].staff.labels.one,
    received: row.createdAt.toISOString(),
    state: row.state,
    assignee: row.assigneeName ?? '',
    due: row.dueAt?.toISOString() ?? '',
    language: row.locale,
    name: row.name,
    email: row.email,
    ...Object.fromEntries(answers),
    note: row.note,
  };
}

export async function exportSubmissions({
  ctx,
  input: { form, search, ...filter },
}: {
  ctx: Ctx;
  input: InboxFilter & { form: FormName | 'all' };
}): Promise<ResponseOf<typeof calls.exportSubmissions>> {
  if (form === 'subscribe') throw new AppError('FORBIDDEN', 'Subscribers are not exported from the inbox.');
  const open = formsOpenTo(ctx.actor, 'handlePermission', form);
  const terms = searchTerms(search);
  const limit = limits.exportRows + 1;
  const query = { ...filter, order: 'newest', limit } as const;
  const found = terms ? await findSubmissions(ctx.db, open, { ...query, terms }) : [];
  const rows = found.slice(0, limits.exportRows).map((row) => cells(ctx, row));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const csv = toCsv(fields, rows);
  const detail = { form, ...filter, searched: Boolean(search), rows: rows.length };
  await writeAudit(ctx, { action: 'inbox.export', ...(form !== 'all' && { type: form }), detail });
  const name = `inbox-${form}-${karachiDay(ctx.ports.clock.now())}.csv`;
  return { name, csv, rows: rows.length, complete: found.length <= limits.exportRows };
}
