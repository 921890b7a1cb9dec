import { type FormName, forms, isSubmissionForm, limits } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { calls, InboxFilter, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { readCursor, writeCursor } from '../content/cursor.ts';
import {
  countNewSubmissions,
  countSubmissions,
  findSubmissions,
  type InboxOrder,
  type SubmissionQuery,
} from './queries/submissions.ts';
import { countPendingSubscribers, findSubscribers } from './queries/subscribers.ts';
import { formsOpenTo } from './readableForms.ts';
import { summaryOfSubmission, summaryOfSubscriber } from './serializers.ts';

type Found = ResponseOf<typeof calls.listSubmissions>;
type ListInput = InboxFilter & {
  form: FormName | 'all';
  order?: InboxOrder | undefined;
  cursor?: string | undefined;
};

/**
 * What is typed without a space belongs together: of a number or an e-mail, the parts alone are in those of others too.
 * Undefined for punctuation alone, which is in no searched text.
 */
export function searchTerms(search = ''): string[] | undefined {
  const terms = search.split(/\s+/).map(fold).filter(Boolean);
  return search !== '' && terms.length === 0 ? undefined : terms;
}

function page<Row extends { id: string }>(found: readonly Row[], order: InboxOrder, keyOf: (row: Row) => string) {
  const rows = found.slice(0, limits.pageSize);
  const last = found.length > limits.pageSize ? rows.at(-1) : undefined;
  return { rows, next: last ? writeCursor({ order, key: keyOf(last), id: last.id }) : null };
}

async function listSubscribers(ctx: Ctx, query: SubmissionQuery | undefined): Promise<Found> {
  assertCan(ctx.actor, forms.subscribe.readPermission);
  const found = query ? await findSubscribers(ctx.db, query) : [];
  const { rows, next } = page(found, 'newest', ({ createdAt }) => createdAt.toISOString());
  const waiting = await countPendingSubscribers(ctx.db);
  const counts = { open: waiting, new: waiting, mine: 0, done: 0, spam: 0 };
  return { rows: rows.map(summaryOfSubscriber), next, waiting, counts };
}

export async function listSubmissions({
  ctx,
  input: { form, state, assignee, search, order: wanted, cursor },
}: {
  ctx: Ctx;
  input: ListInput;
}): Promise<Found> {
  const isOfSubscribers = form !== 'all' && !isSubmissionForm(form);
  const order = isOfSubscribers ? 'newest' : (wanted ?? 'newest');
  const terms = searchTerms(search);
  const after = cursor === undefined ? undefined : readCursor(cursor, order);
  const query = terms && { state, assignee, terms, order, after, limit: limits.pageSize + 1 };
  if (isOfSubscribers) return listSubscribers(ctx, query);
  const open = formsOpenTo(ctx.actor, 'readPermission', form);
  const found = query ? await findSubmissions(ctx.db, open, query) : [];
  const { rows, next } = page(found, order, ({ createdAt, dueOrder }) =>
    order === 'due' ? String(dueOrder) : createdAt.toISOString(),
  );
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  return {
    rows: rows.map(summaryOfSubmission),
    next,
    waiting: await countNewSubmissions(ctx.db, open, limits.inboxCount),
    counts: await countSubmissions(ctx.db, open, userId, limits.inboxCount),
  };
}
