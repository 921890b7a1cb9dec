import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { readFiles } from '../../http/readBody.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { importFunds } from './importFunds.ts';

export function importRoutes(app: App): void {
  route(app, calls.importFunds, async ({ ctx, query, c }) => {
    const sent = await readFiles(c, 'files', limits.importBytes);
    const files = await Promise.all(
      sent.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );
    return importFunds({ ctx, input: { files, ...query } });
  });
}
