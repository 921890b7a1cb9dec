import { limits } from '@fundfront/content-model';
import { calls, importParams, sheetFormats } from '@fundfront/content-model/wire';
import { parseParams } from '../../http/parse.ts';
import { readFiles } from '../../http/readBody.ts';
import { rawRoute, route } from '../../http/route.ts';
import { sendSheet } from '../../http/sendSheet.ts';
import type { App } from '../../http/types.ts';
import { mediaTypes } from '../sheets/sheetFile.ts';
import { approveImport, rejectImport, submitImport } from './decideImport.ts';
import { findingsFile } from './findingsFile.ts';
import { getImport, listImportFindings, listImports } from './listImports.ts';
import { getImportColumns, mapImportColumns } from './mapColumns.ts';
import { leaveOutImportRows, mendImportRow, recheckImport } from './mendRows.ts';
import { pauseImport, resumeImport } from './pauseImport.ts';
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
  for (const format of sheetFormats) {
    rawRoute(
      app,
      {
        name: `importFindings${format.toUpperCase()}`,
        method: 'GET',
        path: `/api/import/funds/:id/findings.${format}`,
        policy: 'content.read',
        summary: `All that the last check of an import found, as ${format.toUpperCase()}`,
        tag: 'Import',
        params: importParams,
        answer: { types: [mediaTypes[format]] },
      },
      async ({ ctx, c }) => {
        const { id } = parseParams(importParams, c);
        return sendSheet(c, await findingsFile({ ctx, input: { id, format } }));
      },
    );
  }
  route(app, calls.getImportColumns, ({ ctx, params }) => getImportColumns({ ctx, input: params }));
  route(app, calls.mapImportColumns, ({ ctx, params, body }) =>
    mapImportColumns({ ctx, input: { ...params, ...body } }),
  );
  route(app, calls.mendImportRow, ({ ctx, params, body }) => mendImportRow({ ctx, input: { ...params, ...body } }));
  route(app, calls.leaveOutImportRows, ({ ctx, params, body }) =>
    leaveOutImportRows({ ctx, input: { ...params, ...body } }),
  );
  route(app, calls.recheckImport, ({ ctx, params, body }) => recheckImport({ ctx, input: { ...params, ...body } }));
  route(app, calls.pauseImport, ({ ctx, params }) => pauseImport({ ctx, input: params }));
  route(app, calls.resumeImport, ({ ctx, params }) => resumeImport({ ctx, input: params }));
  route(app, calls.submitImport, ({ ctx, params, body }) => submitImport({ ctx, input: { ...params, ...body } }));
  route(app, calls.approveImport, ({ ctx, params }) => approveImport({ ctx, input: params }));
  route(app, calls.rejectImport, ({ ctx, params }) => rejectImport({ ctx, input: params }));
}
