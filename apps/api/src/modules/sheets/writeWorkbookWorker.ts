import * as v from 'valibot';
import writeExcelFile from 'write-excel-file/node';
import { reply } from '../../workerPool.ts';

const cell = v.union([v.string(), v.strictObject({ number: v.string() }), v.strictObject({ day: v.string() })]);
const sheet = v.tupleWithRest([v.array(v.string())], v.array(cell));
/** The text format: Excel then makes nothing else of a cell, also when it is edited. */
const asText = { type: String, format: '@' } as const;

const codeOf = (sign: string) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`;

/** ECMA-376: `_x0041_` is read as A. The writer, for its part, looks texts up in an object that inherits names. */
function escaped(text: string): string {
  const literal = text.replace(/_(?=x[\da-f]{4}_)/gi, codeOf('_'));
  return literal in Object.prototype ? codeOf(literal) + literal.slice(1) : literal;
}

/** The zeros at the end of an announced price belong to it: a sheet shows as many decimals as the text has. */
function numberFormat(text: string): string {
  const decimals = text.split('.')[1]?.length ?? 0;
  return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`;
}

function cellOf(value: v.InferOutput<typeof cell>) {
  if (value === '') return null;
  if (typeof value === 'string') return { ...asText, value: escaped(value) };
  if ('day' in value) return { type: Date, format: 'yyyy-mm-dd', value: new Date(`${value.day}T00:00:00Z`) };
  return { type: Number, format: numberFormat(value.number), value: Number(value.number) };
}

async function write(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const [header, ...rows] = v.parse(sheet, JSON.parse(new TextDecoder().decode(bytes)));
    const data = [
      header.map((value) => ({ ...asText, value: escaped(value), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(cellOf)),
    ];
    const columns = header.map((label) => ({ width: Math.max(12, Math.min(40, label.length + 4)) }));
    return await writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBuffer();
  } catch {
    return null;
  }
}

process.on('message', async (bytes: Uint8Array) => {
  reply('reading');
  reply({ result: await write(bytes) });
});
