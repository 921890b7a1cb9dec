import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import writeExcelFile from 'write-excel-file/node';

const sheet = v.array(v.array(v.string()));
/** The text format: Excel then makes nothing else of a cell, also when it is edited. */
const asText = { type: String, format: '@' } as const;

const codeOf = (sign: string) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`;

/** ECMA-376: `_x0041_` is read as A. The writer, for its part, looks texts up in an object that inherits names. */
function escaped(text: string): string {
  const literal = text.replace(/_(?=x[\da-f]{4}_)/gi, codeOf('_'));
  return literal in Object.prototype ? codeOf(literal) + literal.slice(1) : literal;
}

async function write(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const [header = [], ...rows] = v.parse(sheet, JSON.parse(new TextDecoder().decode(bytes)));
    const data = [
      header.map((value) => ({ ...asText, value: escaped(value), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value) => (value === '' ? null : { ...asText, value: escaped(value) }))),
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
