import type { ContentTypeName, Locale } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCanRead } from '../../guards.ts';
import { entryOf } from './entryDetail.ts';
import { peopleById } from './queries/people.ts';
import { publicationsOf } from './queries/publications.ts';
import { findVersion, versionsOf } from './queries/rows.ts';

interface RowInput {
  type: ContentTypeName;
  id: string;
  locale: Locale;
}

export async function listVersions({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: RowInput;
}): Promise<ResponseOf<typeof calls.listVersions>> {
  assertCanRead(ctx.actor, input.type);
  const { id, locale } = input;
  await entryOf(ctx, input);
  const versions = await versionsOf(ctx.db, id, locale);
  const spans = await publicationsOf(ctx.db, id, locale);
  const people = await peopleById(ctx.db, [
    ...versions.map(({ createdBy }) => createdBy),
    ...spans.map(({ publishedBy }) => publishedBy),
  ]);
  const person = (userId: string | null) => people.get(userId ?? '') ?? null;
  return {
    versions: versions.map(({ number, title, createdAt, createdBy, origin, restoredFrom }) => ({
      number,
      title,
      createdAt: createdAt.toISOString(),
      createdBy: person(createdBy),
      origin,
      restoredFrom,
      published: spans
        .filter(({ version }) => version === number)
        .map(({ publishedAt, endedAt, publishedBy }) => ({
          from: publishedAt.toISOString(),
          until: endedAt?.toISOString() ?? null,
          by: person(publishedBy),
        })),
    })),
  };
}

export async function getVersion({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: RowInput & { number: number };
}): Promise<ResponseOf<typeof calls.getVersion>> {
  assertCanRead(ctx.actor, input.type);
  await entryOf(ctx, input);
  const version = await findVersion(ctx.db, input.id, input.locale, input.number);
  if (!version) throw new AppError('NOT_FOUND', 'There is no such version.');
  return { number: version.number, data: version.data };
}
