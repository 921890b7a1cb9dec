import { type FormName, forms, isSubmissionForm, limits } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { calls, ResponseOf, SubmissionState } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { readCursor, writeCursor } from '../content/cursor.ts';
import { countNewSubmissions, findSubmissions, type PageCursor, type SubmissionQuery } from './queries/submissions.ts';
import { countPendingSubscribers, findSubscribers } from './queries/subscribers.ts';
import { summaryOfSubmission, summaryOfSubscriber } from './serializers.ts';

const order = 'newest';

function parsePageCursor(cursor: string | undefined): PageCursor | undefined {
  if (cursor === undefined) return undefined;
  const { key, id } = readCursor(cursor, order);
  return { at: new Date(key), id };
}

async function find(ctx: Ctx, form: FormName, query: SubmissionQuery) {
  if (!isSubmissionForm(form)) return (await findSubscribers(ctx.db, query)).map(summaryOfSubscriber);
  return (await findSubmissions(ctx.db, form, query)).map(summaryOfSubmission);
}

function countWaiting(ctx: Ctx, form: FormName): Promise<number> {
  return isSubmissionForm(form) ? countNewSubmissions(ctx.db, form) : countPendingSubscribers(ctx.db);
}

export async function listSubmissions({
  ctx,
  input: { form, state, search = '', cursor },
}: {
  ctx: Ctx;
  input: {
    form: FormName;
    state?: SubmissionState | undefined;
    search?: string | undefined;
    cursor?: string | undefined;
  };
}): Promise<ResponseOf<typeof calls.listSubmissions>> {
  assertCan(ctx.actor, forms[form].readPermission);
  const terms = fold(search).split(' ').filter(Boolean);
  // Punctuation alone is in no searched text.
  const hasNoTerms = search !== '' && terms.length === 0;
  const query = { state, terms, after: parsePageCursor(cursor), limit: limits.pageSize + 1 };
  const found = hasNoTerms ? [] : await find(ctx, form, query);
  const rows = found.slice(0, limits.pageSize);
  const last = found.length > limits.pageSize ? rows.at(-1) : undefined;
  const next = last ? writeCursor({ order, key: last.createdAt, id: last.id }) : null;
  return { rows, next, waiting: await countWaiting(ctx, form) };
}
