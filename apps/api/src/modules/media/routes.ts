import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { AppError } from '../../errors.ts';
import { readFiles } from '../../http/readFiles.ts';
import { rawRoute, route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { contentDisposition } from './contentDisposition.ts';
import { typeOfName } from './kinds.ts';
import { originalNameOf } from './queries.ts';
import { uploadMedia } from './uploadMedia.ts';

// The name is made from the content: what it names can never change.
const forever = 'public, max-age=31536000, immutable';
// A drawing opened by itself must be a picture and nothing else.
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

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
      const name = c.req.param('name') ?? '';
      const type = typeOfName(name);
      const known = type && c.req.header('if-none-match') === `"${name}"`;
      const bytes = type && (await ctx.ports.files.get(name));
      if (!bytes) throw new AppError('NOT_FOUND', 'There is no such picture.');
      c.header('cache-control', forever);
      c.header('etag', `"${name}"`);
      if (known) return c.body(null, 304);
      c.header('content-type', type);
      c.header('content-disposition', contentDisposition((await originalNameOf(ctx.db, name)) ?? name));
      c.header('content-security-policy', harmless);
      return c.body(new Uint8Array(bytes));
    },
  );
}
