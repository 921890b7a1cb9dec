import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readFiles } from '../../http/readBody.ts';
import { rawRoute, route } from '../../http/route.ts';
import type { App, AppEnv, RawRoute } from '../../http/types.ts';
import { readFile, readMedia, readMediaSize } from './readMedia.ts';
import { sendFile } from './sendFile.ts';
import { uploadFile, uploadMedia } from './uploadMedia.ts';

const publicRoute = (
  name: string,
  path: RawRoute['path'],
  summary: string,
  type: 'image/*' | 'application/*',
): RawRoute => ({
  name,
  method: 'GET',
  path,
  policy: 'anyone',
  summary,
  tag: 'Media',
  query: v.object({ v: v.optional(v.string()) }),
  answer: { types: [type], partial: true },
});

export async function readSingleFile(c: Context): Promise<{ name: string; bytes: Uint8Array }> {
  const [file, ...more] = await readFiles(c, 'file', limits.uploadBytes);
  if (!file || more.length > 0) throw new AppError('VALIDATION', 'Send one file, as `file`.');
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

export function mediaRoutes(app: App): void {
  route(app, calls.uploadMedia, async ({ ctx, c }) => uploadMedia({ ctx, input: await readSingleFile(c) }));
  route(app, calls.uploadFile, async ({ ctx, c }) => uploadFile({ ctx, input: await readSingleFile(c) }));

  const wanted = (ctx: Ctx, c: Context<AppEnv>) => ({
    ctx,
    name: c.req.param('name') ?? '',
    version: c.req.query('v'),
  });
  rawRoute(
    app,
    publicRoute('readMedia', '/api/media/:name', 'A picture; its content may be replaced', 'image/*'),
    async ({ ctx, c }) => sendFile(c, await readMedia(wanted(ctx, c))),
  );
  rawRoute(
    app,
    publicRoute('readMediaSize', '/api/media/:name/:size', 'One of its sizes, as `640.webp`', 'image/*'),
    async ({ ctx, c }) => sendFile(c, await readMediaSize({ ...wanted(ctx, c), size: c.req.param('size') ?? '' })),
  );
  rawRoute(
    app,
    publicRoute('readFile', '/api/files/:name', 'A document for download', 'application/*'),
    async ({ ctx, c }) => sendFile(c, await readFile(wanted(ctx, c))),
  );
  rawRoute(
    app,
    publicRoute('readFileAs', '/api/files/:name/:as', 'The same, called as the address ends', 'application/*'),
    async ({ ctx, c }) => sendFile(c, await readFile({ ...wanted(ctx, c), as: c.req.param('as') ?? '' })),
  );
}
