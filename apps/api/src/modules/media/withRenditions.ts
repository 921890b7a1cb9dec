import type { ImageRendition } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { nameOfPath, versionOf } from './addresses.ts';
import { filesNamed, hashesOf } from './queries.ts';

type FileRow = Awaited<ReturnType<typeof filesNamed>>[number] & { sha256: string | undefined };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A picture or document as a field stores it. */
function nameOfValue(value: Record<string, unknown>): string | undefined {
  const isFile = Object.hasOwn(value, 'alt') || Object.hasOwn(value, 'mediaType');
  return isFile && typeof value.src === 'string' ? nameOfPath(value.src) : undefined;
}

function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, found);
  else if (isRecord(value)) {
    const name = nameOfValue(value);
    if (name) found.add(name);
    else for (const each of Object.values(value)) namesIn(each, found);
  }
  return found;
}

function current(file: FileRow): Record<string, unknown> {
  const { width, height, bytes, pages, mediaType, sha256 } = file;
  if (file.kind !== 'image') return { bytes, pages, mediaType, ...(sha256 !== undefined && { sha256 }) };
  const rendition: ImageRendition = {
    version: versionOf(file),
    focal: { x: file.focalX, y: file.focalY },
    widths: file.widths,
    placeholder: file.placeholder,
  };
  return { width, height, rendition };
}

function completed(value: unknown, files: ReadonlyMap<string, FileRow>): unknown {
  if (Array.isArray(value)) return value.map((each) => completed(each, files));
  if (!isRecord(value)) return value;
  const file = files.get(nameOfValue(value) ?? '');
  if (file) return { ...value, ...current(file) };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, completed(each, files)]));
}

/**
 * Content stores what a file was when it was chosen. At any depth, each picture and document of the library gets the
 * facts of its present content: documents their fingerprint, pictures what the site needs to show them.
 */
export async function withRenditions(ctx: Ctx, response: unknown): Promise<unknown> {
  const names = namesIn(response);
  if (names.size === 0) return response;
  const files = await filesNamed(ctx.db, [...names]);
  const objects = files.filter(({ kind }) => kind !== 'image').map(({ object }) => object);
  const hashes = objects.length === 0 ? [] : await hashesOf(ctx.db, objects);
  const hashOf = new Map(hashes.map(({ object, sha256 }) => [object, sha256]));
  const known = files.map((file) => [file.name, { ...file, sha256: hashOf.get(file.object) }] as const);
  return completed(response, new Map(known));
}
