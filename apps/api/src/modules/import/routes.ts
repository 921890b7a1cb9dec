import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { readFiles } from '../../http/readBody.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { approveImport, rejectImport, submitImport } from './decideImport.ts';
import { getImport, listImportFindings, listImports } from './listImports.ts';
import { leaveOutImportRows, mendImportRow, recheckImport } from './mendRows.ts';
import { startImport } from './startImport.ts';

export function importRoutes(app: App): void {
  route(app, calls.startImport, async ({ ctx, query, c }) => {
    const sent = await readFiles(c, 'files', limits.importBytes);
    const files = await Promise.all(
      sent.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );
    return startImport({ ctx, input: { files, ...query } });
  });
  route(app, calls.listImports, ({ ctx }) => listImports({ ctx }));
  route(app, calls.getImport, ({ ctx, params }) => getImport({ ctx, input: params }));
  route(app, calls.listImportFindings, ({ ctx, params, query }) =>
    listImportFindings({ ctx, input: { ...params, ...query } }),
  );
  route(app, calls.mendImportRow, ({ ctx, params, body }) => mendImportRow({ ctx, input: { ...params, ...body } }));
  route(app, calls.leaveOutImportRows, ({ ctx, params, body }) =>
    leaveOutImportRows({ ctx, input: { ...params, ...body } }),
  );
  route(app, calls.recheckImport, ({ ctx, params, body }) => recheckImport({ ctx, input: { ...params, ...body } }));
  route(app, calls.submitImport, ({ ctx, params, body }) => submitImport({ ctx, input: { ...params, ...body } }));
  route(app, calls.approveImport, ({ ctx, params }) => approveImport({ ctx, input: params }));
  route(app, calls.rejectImport, ({ ctx, params }) => rejectImport({ ctx, input: params }));
}
