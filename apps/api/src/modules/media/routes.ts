import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { AppError } from '../../errors.ts';
import { readFiles } from '../../http/readFiles.ts';
import { rawRoute, route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { readMedia } from './readMedia.ts';
import { uploadMedia } from './uploadMedia.ts';

export function mediaRoutes(app: App): void {
  route(app, calls.uploadMedia, async ({ ctx, c }) => {
    const [file, ...more] = await readFiles(c.req.raw, 'file', limits.uploadBytes);
    if (!file || more.length > 0) throw new AppError('VALIDATION', 'Send one picture, as `file`.');
    return uploadMedia({ ctx, input: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } });
  });

  rawRoute(
    app,
    { method: 'GET', path: '/api/media/:name', policy: 'anyone', summary: 'A picture, as it was uploaded' },
    async ({ ctx, c }) => {
      const { bytes, headers } = await readMedia({ ctx, name: c.req.param('name') ?? '' });
      const known = c.req.header('if-none-match') === headers.etag;
      return known ? c.body(null, 304, headers) : c.body(bytes, 200, headers);
    },
  );
}
