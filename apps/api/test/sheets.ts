import { calls, type ExportRequest, exportPath, type SheetReport } from '@fundfront/content-model/wire';
import type { UserActor } from '../src/context.ts';
import { pathOf, type TestApi } from './harness.ts';

export interface SentSheet {
  name: string;
  content: string | Uint8Array;
}

interface Sending {
  type: string;
  as: UserActor;
  mode?: 'check' | 'apply';
  columns?: (string | null)[];
  digest?: string;
  sheet?: string;
}

type Answer = SheetReport & { text_code?: string; error?: string };

/** As the admin's screen sends it. */
export async function sendSheet(
  api: TestApi,
  { name, content }: SentSheet,
  { type, as, mode = 'check', columns, digest, sheet }: Sending,
): Promise<{ status: number; body: Answer }> {
  const form = new FormData();
  form.append('file', new File([typeof content === 'string' ? content : Uint8Array.from(content)], name));
  if (columns) form.append('columns', JSON.stringify(columns));
  if (digest) form.append('digest', digest);
  if (sheet) form.append('sheet', sheet);
  const path = pathOf(calls.importEntries, { type }, { mode });
  const response = await api.request(path, { method: 'POST', body: form, as });
  return { status: response.status, body: (await response.json()) as Answer };
}

export function requestExport(api: TestApi, type: string, request: ExportRequest, as?: UserActor): Promise<Response> {
  return api.request(exportPath(type), {
    method: 'POST',
    body: JSON.stringify(request),
    headers: { 'content-type': 'application/json' },
    ...(as && { as }),
  });
}

export async function exportAs(api: TestApi, type: string, request: ExportRequest, as: UserActor): Promise<SentSheet> {
  const response = await requestExport(api, type, request, as);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return { name: `${type}.${request.format}`, content: new Uint8Array(await response.arrayBuffer()) };
}
