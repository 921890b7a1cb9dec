import { type ContentType, type ContentTypeName, contentType, type Locale, limits } from '@fundfront/content-model';
import type { calls, ParsedBody, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { assertCanEdit } from '../content/guard.ts';
import { entriesById } from '../content/queries/entries.ts';
import { countOthers, upsertAutosave } from './queries.ts';

type Input = { type: ContentTypeName; id: string; locale: Locale } & ParsedBody<typeof calls.saveAutosave>;

function knownKeys(type: ContentType): Set<string> {
  const variants = Object.values(type.variants?.fields ?? {});
  return new Set([type.fields, ...variants].flatMap((fields) => Object.keys(fields)));
}

export function newerText(): AppError {
  return new AppError(
    'VERSION_CONFLICT',
    'You typed something newer in another tab or on another device. Look at it before you replace it.',
  );
}

/** Throws VERSION_CONFLICT over a text that the sender has not seen, NOT_FOUND, TOO_LARGE, VALIDATION. */
export async function saveAutosave({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Input;
}): Promise<ResponseOf<typeof calls.saveAutosave>> {
  assertCanEdit(ctx.actor, input.type, [input.locale]);
  const { userId } = assertPerson(ctx.actor);
  const { id, locale, version, parentId, revision, over } = input;
  const type = contentType(input.type);
  const keys = knownKeys(type);
  const data = Object.fromEntries(Object.entries(input.data).filter(([key]) => keys.has(key)));
  if (Buffer.byteLength(JSON.stringify(data)) > limits.autosaveBytes) {
    throw new AppError('TOO_LARGE', 'This text is too long to be kept unsaved. Save it as a draft, or shorten it.');
  }
  return inTransaction(ctx, async (tx) => {
    const found = await entriesById(tx.db, parentId ? [id, parentId] : [id]);
    const entry = found.get(id);
    if (!entry && version > 0) throw new AppError('NOT_FOUND', 'This content does not exist.');
    if (entry && (entry.type !== type.name || entry.trashedAt || !type.locales.includes(locale))) {
      throw new AppError('NOT_FOUND', 'This content does not exist, or is in the trash.');
    }
    if ((await countOthers(tx.db, { userId, id })) >= limits.autosavesPerPerson) {
      const message = `You have ${limits.autosavesPerPerson} unfinished texts. Save or discard some of them first.`;
      throw new AppError('VALIDATION', message);
    }
    const updatedAt = tx.ports.clock.now();
    const row = {
      userId,
      id,
      locale,
      entryId: entry?.id ?? null,
      type: type.name,
      parentId: parentId && found.has(parentId) ? parentId : null,
      version,
      title: typeof data.title === 'string' ? data.title.slice(0, limits.textLength) : '',
      data,
      revision,
      updatedAt,
    };
    if (!(await upsertAutosave(tx.db, row, over))) throw newerText();
    return { updatedAt: updatedAt.toISOString() };
  });
}
