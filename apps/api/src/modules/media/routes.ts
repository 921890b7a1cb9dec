import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import { AppError } from '../../errors.ts';
import { readFiles } from '../../http/readBody.ts';
import { rawRoute, route } from '../../http/route.ts';
import type { App, RawRoute } from '../../http/types.ts';
import { readFile } from './readFile.ts';
import { readMedia } from './readMedia.ts';
import { sendFile } from './sendFile.ts';
import { uploadFile } from './uploadFile.ts';
import { uploadMedia } from './uploadMedia.ts';

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
