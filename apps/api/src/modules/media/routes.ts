import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readFiles } from '../../http/readBody.ts';
import { rawRoute, route } from '../../http/route.ts';
import type { App, RawRoute } from '../../http/types.ts';
import { contentDisposition } from './contentDisposition.ts';
import { documentExtension, documentTypeOfName } from './documentTypes.ts';
import { typeOfName } from './imageTypes.ts';
import { originalNameOf } from './queries.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';
import { type StoredFile, sendFile } from './sendFile.ts';
import { uploadFile } from './uploadFile.ts';
import { uploadMedia } from './uploadMedia.ts';

/** A picture by the name that the server gave it. NOT_FOUND for any other, and for what no member of staff uploaded. */
async function readMedia({ ctx, name }: { ctx: Ctx; name: string }): Promise<StoredFile> {
  const mediaType = typeOfName(name);
  const originalName = mediaType && (await originalNameOf(ctx.db, name));
  const bytes = originalName === undefined ? null : await ctx.ports.files.get(name);
  if (!mediaType || originalName === undefined || !bytes) throw new AppError('NOT_FOUND', 'There is no such picture.');
  const disposition = contentDisposition('inline', originalName);
  return { bytes: new Uint8Array(bytes), mediaType, etag: `"${name}"`, disposition };
}

/**
 * A document by the name that the server gave it, always for saving. NOT_FOUND for any other, and for what no member of
 * staff uploaded.
 * @param as what it shall be called on the visitor's disk; without it, as it was uploaded
 */
async function readFile({ ctx, name, as }: { ctx: Ctx; name: string; as?: string }): Promise<StoredFile> {
  const mediaType = documentTypeOfName(name);
  const originalName = mediaType && (await originalNameOf(ctx.db, name));
  const bytes = originalName === undefined ? null : await ctx.ports.files.get(name);
  if (!mediaType || originalName === undefined || !bytes) throw new AppError('NOT_FOUND', 'There is no such document.');
  const downloadName = sanitizeFileName(as ?? originalName, documentExtension(mediaType), limits.fileNameLength);
  const disposition = contentDisposition('attachment', downloadName);
  return { bytes: new Uint8Array(bytes), mediaType, etag: `"${name}"`, disposition };
}

const publicRoute = (path: RawRoute['path'], summary: string): RawRoute => ({
  method: 'GET',
  path,
  policy: 'anyone',
  summary,
});

async function readSingleFile(c: Context): Promise<{ name: string; bytes: Uint8Array }> {
  const [file, ...more] = await readFiles(c, 'file', limits.uploadBytes);
  if (!file || more.length > 0) throw new AppError('VALIDATION', 'Send one file, as `file`.');
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

export function mediaRoutes(app: App): void {
  route(app, calls.uploadMedia, async ({ ctx, c }) => uploadMedia({ ctx, input: await readSingleFile(c) }));
  route(app, calls.uploadFile, async ({ ctx, c }) => uploadFile({ ctx, input: await readSingleFile(c) }));

  rawRoute(app, publicRoute('/api/media/:name', 'A picture, as it was uploaded'), async ({ ctx, c }) =>
    sendFile(c, await readMedia({ ctx, name: c.req.param('name') ?? '' })),
  );
  rawRoute(app, publicRoute('/api/files/:name', 'A document for download, as it was uploaded'), async ({ ctx, c }) =>
    sendFile(c, await readFile({ ctx, name: c.req.param('name') ?? '' })),
  );
  rawRoute(app, publicRoute('/api/files/:name/:as', 'The same, called as the address ends'), async ({ ctx, c }) =>
    sendFile(c, await readFile({ ctx, name: c.req.param('name') ?? '', as: c.req.param('as') ?? '' })),
  );
}
