import { adminListPath, type ContentTypeName, contentType, editPermission } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertCanRead } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { notify, settleNotifications } from '../notifications/notify.ts';
import { baseRowOf, entryOf } from './entryDetail.ts';
import { type Entry, updateEntry } from './queries/entries.ts';
import { type Person, peopleWith } from './queries/people.ts';
import { rowsOf } from './queries/rows.ts';

/** Who may edit entries of the type, in some language. */
export function listEntryAssignees({
  ctx,
  input: { type },
}: {
  ctx: Ctx;
  input: { type: ContentTypeName };
}): Promise<ResponseOf<typeof calls.listEntryAssignees>> {
  assertCanRead(ctx.actor, type);
  return peopleWith(ctx.db, editPermission(contentType(type)), type);
}

interface AssignInput {
  type: ContentTypeName;
  ids: readonly string[];
  /** Null: to nobody. */
  assigneeId: string | null;
}

async function assigneeOf(ctx: Ctx, { type, assigneeId }: AssignInput): Promise<Person | null> {
  if (assigneeId === null) return null;
  const people = await peopleWith(ctx.db, editPermission(contentType(type)), type);
  const found = people.find(({ id }) => id === assigneeId);
  if (found) return found;
  const message = `Choose somebody who may edit ${contentType(type).labels.many.toLowerCase()}.`;
  throw new AppError('VALIDATION', message, { fields: [{ path: 'assigneeId', message }] });
}

/** @returns the title; null where the entry is assigned like that already */
async function assign(tx: Ctx, entry: Entry, assignee: Person | null): Promise<string | null> {
  if (entry.assigneeId === (assignee?.id ?? null)) return null;
  const { title } = baseRowOf(entry, await rowsOf(tx.db, entry.id));
  await updateEntry(tx.db, entry.id, { assigneeId: assignee?.id ?? null });
  await writeAudit(tx, {
    action: 'content.assign',
    type: entry.type,
    entryId: entry.id,
    detail: { title, assignee: assignee?.name ?? null },
  });
  await settleNotifications(tx, entry.id, ['assigned']);
  return title;
}

/**
 * All or none; who gets them is told once. VALIDATION for somebody who may not edit the type, NOT_FOUND for what is not
 * there or lies in the trash.
 */
export async function assignEntries({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AssignInput;
}): Promise<ResponseOf<typeof calls.assignEntries>> {
  const type = contentType(input.type);
  assertCan(ctx.actor, editPermission(type), { type: input.type });
  const assignee = await assigneeOf(ctx, input);
  return inTransaction(ctx, async (tx) => {
    const changed: { id: string; title: string }[] = [];
    // In one order, so that two who assign the same entries wait for each other, not both for ever.
    for (const id of [...new Set(input.ids)].toSorted()) {
      const title = await assign(tx, await entryOf(tx, { type: input.type, id }, { lock: true }), assignee);
      if (title !== null) changed.push({ id, title });
    }
    const [first] = changed;
    if (assignee && first) {
      const one = changed.length === 1;
      const list = adminListPath(input.type);
      await notify(
        tx,
        { userIds: [assignee.id] },
        {
          kind: 'assigned',
          title: one ? first.title || type.labels.one : `${changed.length} ${type.labels.many.toLowerCase()}`,
          note: one ? type.labels.one : '',
          path: one ? `${list}/${first.id}` : `${list}?assignee=${assignee.id}`,
          ...(one && { subjectId: first.id }),
        },
      );
    }
    return { changed: changed.length };
  });
}
