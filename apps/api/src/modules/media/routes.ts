import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readFiles } from '../../http/readBody.ts';
import { rawRoute, route } from '../../http/route.ts';
import type { App, AppEnv, RawRoute } from '../../http/types.ts';
import { readFile, readMedia, readMediaSize } from './readMedia.ts';
import { sendFile } from './sendFile.ts';
import { uploadFile, uploadMedia } from './uploadMedia.ts';

const publicRoute = (path: RawRoute['path'], summary: string): RawRoute => ({
  method: 'GET',
  path,
  policy: 'anyone',
  summary,
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
  rawRoute(app, publicRoute('/api/media/:name', 'A picture; its content may be replaced'), async ({ ctx, c }) =>
    sendFile(c, await readMedia(wanted(ctx, c))),
  );
  rawRoute(app, publicRoute('/api/media/:name/:size', 'One of its sizes, as `640.webp`'), async ({ ctx, c }) =>
    sendFile(c, await readMediaSize({ ...wanted(ctx, c), size: c.req.param('size') ?? '' })),
  );
  rawRoute(app, publicRoute('/api/files/:name', 'A document for download'), async ({ ctx, c }) =>
    sendFile(c, await readFile(wanted(ctx, c))),
  );
  rawRoute(app, publicRoute('/api/files/:name/:as', 'The same, called as the address ends'), async ({ ctx, c }) =>
    sendFile(c, await readFile({ ...wanted(ctx, c), as: c.req.param('as') ?? '' })),
  );
}
