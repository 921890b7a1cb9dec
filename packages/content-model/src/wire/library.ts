import * as v from 'valibot';
import { formatBytes } from '../bytes.ts';
import { limits } from '../limits.ts';
import { call, multipartCall } from './call.ts';
import { fileValue, id, image, instant, localeValue, okResponse } from './values.ts';

const tag = 'Media';
const one = v.object({ id });

export const mediaKinds = ['image', 'pdf', 'document'] as const;
export const mediaChecks = ['noAlt', 'unused', 'duplicate', 'trash'] as const;
export type MediaKind = (typeof mediaKinds)[number];
export type MediaCheck = (typeof mediaChecks)[number];

const item = v.object({
  id,
  /** The address for as long as the file exists, whatever replaces its content. */
  src: v.string(),
  /** A small picture of it, by an address that changes with its content; null where there is none yet. */
  thumbnail: v.nullable(v.string()),
  kind: v.picklist(mediaKinds),
  title: v.string(),
  originalName: v.string(),
  mediaType: v.string(),
  bytes: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  pages: v.nullable(v.number()),
  alt: v.object({ en: v.string(), ur: v.string() }),
  /** Has no text on purpose. */
  decorative: v.boolean(),
  /** Entries that use it, in their working copy or live. */
  uses: v.number(),
  createdAt: instant,
  trashedAt: v.nullable(instant),
});
export type MediaItem = v.InferOutput<typeof item>;

const use = v.object({
  entryId: id,
  type: v.string(),
  title: v.string(),
  field: v.string(),
  working: v.array(localeValue),
  live: v.array(localeValue),
  trashed: v.boolean(),
});
export type MediaUse = v.InferOutput<typeof use>;

const focal = v.object({ x: v.number(), y: v.number() });

const detail = v.object({
  ...item.entries,
  /** Per cent of the picture from its left and its top. */
  focal,
  folder: v.nullable(id),
  tags: v.array(v.string()),
  /** Widths in pixels that it was made in, each as AVIF and WebP. */
  sizes: v.array(v.number()),
  /** False while sizes, first page and text are still being made. */
  processed: v.boolean(),
  createdBy: v.nullable(v.string()),
  version: v.number(),
  usedIn: v.array(use),
  /** Uses beyond those listed. */
  moreUses: v.boolean(),
});
export type MediaDetail = v.InferOutput<typeof detail>;

const line = (label: string, max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `${label} can be at most ${max} characters`));

const alt = line('The text', limits.textLength);
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const tagName = v.pipe(line('A tag', limits.tagLength), v.toLowerCase(), v.minLength(1, 'A tag needs a word'));
const folderName = v.pipe(line('The name', limits.folderNameLength), v.minLength(1, 'Give the folder a name'));

export const listMedia = call({
  method: 'GET',
  path: '/api/library',
  policy: 'content.read',
  tag,
  summary: 'Files of the media library by page; those in the trash only where they are asked for',
  query: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.searchLength))),
    kind: v.optional(v.picklist(mediaKinds)),
    check: v.optional(v.picklist(mediaChecks)),
    folder: v.optional(id),
    tag: v.optional(v.pipe(v.string(), v.maxLength(limits.tagLength))),
    sort: v.optional(v.picklist(['newest', 'title'])),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  }),
  response: v.object({ items: v.array(item), next: v.nullable(v.string()) }),
});

const count = v.object({ value: v.number(), more: v.boolean() });
export type MediaCount = v.InferOutput<typeof count>;

export const mediaOverview = call({
  method: 'GET',
  path: '/api/library-overview',
  policy: 'content.read',
  tag,
  summary: `Folders, tags and what needs looking after, counted up to ${limits.mediaCount}`,
  response: v.object({
    all: count,
    checks: v.object({ noAlt: count, unused: count, duplicate: count, trash: count }),
    folders: v.array(v.object({ id, name: v.string(), files: count })),
    tags: v.array(v.string()),
  }),
});

export const getMedia = call({
  method: 'GET',
  path: '/api/library/:id',
  policy: 'content.read',
  tag,
  summary: 'One file with all that is known of it, and where it is used',
  params: one,
  response: detail,
});

export const findMedia = call({
  method: 'GET',
  path: '/api/library-by-address',
  policy: 'content.read',
  tag,
  summary: 'One file by its address, as content names it',
  query: v.strictObject({ src: v.pipe(v.string(), v.maxLength(limits.textLength)) }),
  response: detail,
});

export const uploadToLibrary = multipartCall({
  method: 'POST',
  path: '/api/library',
  policy: 'media.upload',
  tag,
  summary: `Takes one picture or document (multipart \`file\`) by its content, up to ${formatBytes(limits.uploadBytes)}`,
  query: v.strictObject({ folder: v.optional(id) }),
  response: v.object({
    item: detail,
    /** The same content was there already, and nothing was added. */
    known: v.boolean(),
    /** What a field of content stores; one of the two. */
    image: v.nullable(image),
    file: v.nullable(fileValue),
  }),
});

export const updateMedia = call({
  method: 'PUT',
  path: '/api/library/:id',
  policy: 'media.upload',
  tag,
  summary: 'Changes texts, focal point, folder and tags; refused when somebody else changed them since',
  params: one,
  body: v.strictObject({
    version: v.number(),
    title: v.pipe(line('The title', limits.textLength), v.minLength(1, 'Give the file a title')),
    alt: v.strictObject({ en: alt, ur: alt }),
    decorative: v.boolean(),
    focal: v.strictObject({ x: percent, y: percent }),
    folder: v.nullable(id),
    tags: v.pipe(
      v.array(tagName),
      v.maxLength(limits.mediaTags, `A file can have at most ${limits.mediaTags} tags`),
      v.transform((tags) => [...new Set(tags)]),
    ),
  }),
  response: detail,
});

export const replaceMedia = multipartCall({
  method: 'POST',
  path: '/api/library/:id/file',
  policy: 'media.upload',
  tag,
  summary: 'Puts another file (multipart `file`) in its place; address, texts and uses stay',
  params: one,
  response: detail,
});

export const trashMedia = call({
  method: 'DELETE',
  path: '/api/library/:id',
  policy: 'media.upload',
  tag,
  summary: 'Moves a file to the trash; refused while anything uses it',
  params: one,
  response: okResponse,
});

export const restoreMedia = call({
  method: 'POST',
  path: '/api/library/:id/restore',
  policy: 'media.upload',
  tag,
  summary: 'Takes a file out of the trash',
  params: one,
  response: detail,
});

const folder = v.object({ id, name: v.string() });

export const createMediaFolder = call({
  method: 'POST',
  path: '/api/library-folders',
  policy: 'media.upload',
  tag,
  summary: 'Makes a folder; refused where another has the name',
  body: v.strictObject({ name: folderName }),
  response: folder,
});

export const renameMediaFolder = call({
  method: 'PUT',
  path: '/api/library-folders/:id',
  policy: 'media.upload',
  tag,
  summary: 'Renames a folder; refused where another has the name',
  params: one,
  body: v.strictObject({ name: folderName }),
  response: folder,
});

export const deleteMediaFolder = call({
  method: 'DELETE',
  path: '/api/library-folders/:id',
  policy: 'media.upload',
  tag,
  summary: 'Removes a folder; its files stay, in no folder',
  params: one,
  response: okResponse,
});
