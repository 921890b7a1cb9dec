import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { readFiles } from '../../http/readBody.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { approveImport, rejectImport } from './decideImport.ts';
import { importFunds } from './importFunds.ts';
import { listImports } from './listImports.ts';

export function importRoutes(app: App): void {
  route(app, calls.importFunds, async ({ ctx, query, c }) => {
    const sent = await readFiles(c, 'files', limits.importBytes);
    const files = await Promise.all(
      sent.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );
    return importFunds({ ctx, input: { files, ...query } });
  });
  route(app, calls.listImports, ({ ctx }) => listImports({ ctx }));
  route(app, calls.approveImport, ({ ctx, params }) => approveImport({ ctx, input: params }));
  route(app, calls.rejectImport, ({ ctx, params }) => rejectImport({ ctx, input: params }));
}
