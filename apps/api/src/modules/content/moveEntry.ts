import { type ContentTypeName, contentType, type Locale, limits, publicPath } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { changeLivePaths } from '../links/changeLivePaths.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { PathChange } from '../paths/updateLivePaths.ts';
import { raiseEvent } from '../webhooks/raiseEvent.ts';
import { checkAddresses } from './checkAddress.ts';
import { checkTreePosition } from './checkTreePosition.ts';
import { baseRowOf, entryOf } from './entryDetail.ts';
import { assertCanManage } from './guard.ts';
import { type Entry, lockPublic, reorderSiblings, siblings } from './queries/entries.ts';
import { rowsOf } from './queries/rows.ts';
import { subtreeRows } from './queries/tree.ts';
import { siteInvalidation } from './siteInvalidation.ts';
import { typeOfEntry } from './typeOf.ts';

interface MoveInput {
  type: ContentTypeName;
  id: string;
  parentId: string | null;
  after?: string | null | undefined;
}

function refuse(message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path: '', message }] });
}

async function reorder(tx: Ctx, entry: Entry, { parentId, after }: MoveInput): Promise<void> {
  const others = (await siblings(tx.db, entry.type, parentId)).filter(({ id }) => id !== entry.id);
  const before = after === undefined ? others.length - 1 : others.findIndex(({ id }) => id === after);
  if (typeof after === 'string' && before === -1) refuse('The place chosen does not exist any more');
  const order = others.toSpliced(before + 1, 0, entry);
  await reorderSiblings(tx.db, { id: entry.id, parentId }, order);
}

async function place(tx: Ctx, input: MoveInput) {
  await lockPublic(tx.db);
  const entry = await entryOf(tx, input, { lock: true });
  const type = typeOfEntry(entry);
  if (!type.tree) refuse(`${type.labels.many} have no order of their own`);
  const below = await subtreeRows(tx.db, entry.id);
  if (below.some(({ id }) => id === input.parentId)) refuse('Nothing can lie below itself');
  const rows = await rowsOf(tx.db, entry.id);
  await checkTreePosition(tx, {
    type,
    parentId: input.parentId,
    locale: entry.baseLocale,
    data: baseRowOf(entry, rows).data,
    levelsBelow: Math.max(0, ...below.map(({ depth }) => depth)),
  });
  const moved = { ...entry, parentId: input.parentId };
  if (moved.parentId !== entry.parentId) await checkAddresses(tx, moved, type);
  await reorder(tx, entry, input);
  const pathChanges = await changeLivePaths(tx, { entry: moved, type });
  const live = below.filter(({ liveSlug }) => liveSlug !== null);
  const languages: Locale[] = [...new Set(live.map(({ locale }) => locale))];
  return { entry, moved, type, pathChanges, languages };
}

function addressesOf(changes: readonly PathChange[]): { from: string; to: string }[] {
  return changes.flatMap(({ locale, before, after }) => {
    const [from, to] = [before, after].map((rows) => rows.find(({ role }) => role === 'canonical')?.path);
    if (from === undefined || to === undefined || from === to) return [];
    return [{ from: publicPath(locale, from), to: publicPath(locale, to) }];
  });
}

/** All or nothing, in both languages. Throws VALIDATION for a position that the tree does not allow, ADDRESS_TAKEN, NOT_FOUND. */
export async function moveEntry({ ctx, input }: { ctx: Ctx; input: MoveInput }): Promise<{ ok: true }> {
  assertCanManage(ctx.actor, 'content.publish', input.type, contentType(input.type).locales);
  return inTransaction(ctx, async (tx) => {
    const { entry, moved, type, pathChanges, languages } = await place(tx, input);
    if (languages.length > 0) {
      await enqueue(tx, {
        topic: 'site',
        payload: siteInvalidation({ entry: moved, type, languages, relinked: languages, slugs: {}, pathChanges }),
      });
      await raiseEvent(tx, {
        event: 'content.moved',
        data: { id: entry.id, type: input.type, addresses: addressesOf(pathChanges) },
      });
    }
    await writeAudit(tx, {
      action: 'content.move',
      type: type.name,
      entryId: entry.id,
      detail: { from: entry.parentId, to: input.parentId, after: input.after },
    });
    return { ok: true };
  });
}

type Check = ResponseOf<typeof calls.checkMove>;

/** Carries the result out of a transaction that must not be kept. */
class Undone extends Error {
  readonly check: Check;
  constructor(check: Check) {
    super('Only tried');
    this.check = check;
  }
}

/** What a move would do, tried and taken back. Throws NOT_FOUND. */
export async function checkMove({ ctx, input }: { ctx: Ctx; input: MoveInput }): Promise<Check> {
  assertCanManage(ctx.actor, 'content.publish', input.type, contentType(input.type).locales);
  try {
    return await inTransaction(ctx, async (tx) => {
      const addresses = addressesOf((await place(tx, input)).pathChanges);
      throw new Undone({
        problem: null,
        changed: addresses.length,
        addresses: addresses.slice(0, limits.movedAddressesShown),
      });
    });
  } catch (error) {
    if (error instanceof Undone) return error.check;
    const refused = error instanceof AppError && (error.code === 'VALIDATION' || error.code === 'ADDRESS_TAKEN');
    if (!refused) throw error;
    return { problem: error.message, changed: 0, addresses: [] };
  }
}
