import { limits } from '@fundfront/content-model';
import { calls, exportRequest } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import * as v from 'valibot';
import { AppError } from '../../errors.ts';
import { parseBody } from '../../http/parse.ts';
import { readForm } from '../../http/readBody.ts';
import { rawRoute, route } from '../../http/route.ts';
import { sendSheet } from '../../http/sendSheet.ts';
import type { App } from '../../http/types.ts';
import { editingPolicy } from '../content/guard.ts';
import { typeByPath } from '../content/typeOf.ts';
import { exportEntries } from './exportEntries.ts';
import { importEntries } from './importEntries.ts';
import { mediaTypes } from './sheetFile.ts';

const matching = v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(100)))), v.maxLength(limits.sheetColumns));

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function columnsOf(form: FormData): (string | null)[] | undefined {
  const text = textOf(form, 'columns');
  if (text === undefined) return undefined;
  try {
    return v.parse(matching, JSON.parse(text));
  } catch {
    throw new AppError('BAD_REQUEST', '`columns` is not a list of keys.');
  }
}

async function readImport(c: Context) {
  const form = await readForm(c, limits.importBytes);
  const file = form.get('file');
  if (!(file instanceof File)) throw new AppError('VALIDATION', 'Send one CSV file or workbook, as `file`.');
  return {
    file: {
      name: file.name.slice(0, limits.fileNameLength),
      bytes: new Uint8Array(await file.arrayBuffer()),
      sheet: textOf(form, 'sheet'),
    },
    columns: columnsOf(form),
    digest: textOf(form, 'digest'),
  };
}

export function sheetRoutes(app: App): void {
  rawRoute(
    app,
    {
      name: 'exportEntries',
      method: 'POST',
      path: '/api/content/:type/export',
      policy: 'content.read',
      summary: 'Entries as CSV or as a workbook: what a list shows, those chosen, or an empty template',
      tag: 'Lists',
      body: exportRequest,
      answer: { types: Object.values(mediaTypes) },
    },
    async ({ ctx, c }) => {
      const type = typeByPath(c.req.param('type') ?? '');
      const request = await parseBody(exportRequest, c);
      return sendSheet(c, await exportEntries({ ctx, input: { ...request, type } }));
    },
  );
  route(
    app,
    calls.importEntries,
    async ({ ctx, params, query, c }) =>
      importEntries({ ctx, input: { type: typeByPath(params.type), mode: query.mode, ...(await readImport(c)) } }),
    { policyOf: editingPolicy },
  );
}
