import { contentType, isContentTypeName, limits } from '@fundfront/content-model';
import { type MediaDetail, type MediaItem, type MediaUse, mediaKinds } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { mediaPath, sizePath, versionOf } from '../media/addresses.ts';
import { findItem, tagsOf } from './queries/items.ts';
import type { MediaRow } from './queries/processing.ts';
import { usesOf } from './queries/uses.ts';

function kindOf({ kind }: MediaRow): MediaItem['kind'] {
  return mediaKinds.find((each) => each === kind) ?? 'document';
}

/** A drawing is small and sharp at any size, so it is its own thumbnail. */
function thumbnailOf(row: MediaRow): string | null {
  const [smallest] = row.widths;
  if (smallest !== undefined) return sizePath(row, smallest, 'webp');
  return row.kind === 'image' ? `${mediaPath(row)}?v=${versionOf(row)}` : null;
}

export function itemOf(row: MediaRow & { uses: number }): MediaItem {
  return {
    id: row.id,
    src: mediaPath(row),
    thumbnail: thumbnailOf(row),
    kind: kindOf(row),
    title: row.title,
    originalName: row.originalName,
    mediaType: row.mediaType,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    pages: row.pages,
    alt: { en: row.altEn, ur: row.altUr },
    decorative: row.decorative,
    uses: row.uses,
    createdAt: row.createdAt.toISOString(),
    trashedAt: row.trashedAt?.toISOString() ?? null,
  };
}

type UseRow = Awaited<ReturnType<typeof usesOf>>[number];

function useOf({ trashedAt, type, field, ...row }: UseRow): MediaUse {
  const label = isContentTypeName(type) ? contentType(type).fields[field]?.label : undefined;
  return { ...row, type, field: label ?? field, trashed: trashedAt !== null };
}

/** NOT_FOUND for what is not in the library. */
export async function detailOf(ctx: Ctx, where: { id: string } | { name: string }): Promise<MediaDetail> {
  const row = await findItem(ctx.db, where);
  if (!row) throw new AppError('NOT_FOUND', 'There is no such file in the library.');
  const uses = await usesOf(ctx.db, row.id, limits.mediaUses + 1);
  return {
    ...itemOf(row),
    focal: { x: row.focalX, y: row.focalY },
    folder: row.folderId,
    tags: await tagsOf(ctx.db, row.id),
    sizes: row.widths,
    processed: row.processedObject === row.object,
    createdBy: row.firstName === null ? null : [row.firstName, row.lastName].join(' '),
    version: row.version,
    usedIn: uses.slice(0, limits.mediaUses).map(useOf),
    moreUses: uses.length > limits.mediaUses,
  };
}
