import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import writeExcelFile from 'write-excel-file/node';

const sheet = v.array(v.array(v.string()));
/** The text format: Excel then makes nothing else of a cell, also when it is edited. */
const asText = { type: String, format: '@' } as const;

async function write(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const [header = [], ...rows] = v.parse(sheet, JSON.parse(new TextDecoder().decode(bytes)));
    const data = [
      header.map((value) => ({ ...asText, value, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value) => (value === '' ? null : { ...asText, value }))),
    ];
    const columns = header.map((label) => ({ width: Math.max(12, Math.min(40, label.length + 4)) }));
    return await writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBuffer();
  } catch {
    return null;
  }
}

parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage('reading');
  parentPort?.postMessage({ result: await write(bytes) });
});
