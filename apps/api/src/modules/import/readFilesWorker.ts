import { reply } from '../../workerPool.ts';
import { collectFindings, type NewFinding } from './findings.ts';
import type { AskedFile, ColumnsOfFile, FilesPart } from './readFiles.ts';
import { type ImportRow, readRow } from './readRow.ts';
import { readTable, type Table } from './readTable.ts';

/** What the other process takes over at once must not hold it for long. */
const rowsAtOnce = 1_000;

/** Lists of funds first: whatever the order of the files, prices then find their funds. */
async function* parts(asked: readonly AskedFile[]): AsyncGenerator<FilesPart> {
  const findings = collectFindings();
  const tables: Table[] = [];
  const files: ColumnsOfFile[] = [];
  for (const [position, { mends, chosen, ...file }] of asked.entries()) {
    const { table, columns } = await readTable({ file, position, mends, chosen, findings });
    files.push({ at: table?.at ?? {}, columns });
    if (table) tables.push(table);
  }
  const read = tables.reduce((total, table) => total + table.read, 0);
  let sent = 0;
  const newFindings = (): NewFinding[] => {
    const fresh = findings.list.slice(sent);
    sent = findings.list.length;
    return fresh;
  };
  yield { rows: [], findings: newFindings(), read, files, done: 0, last: false };
  const ordered = [...tables].sort((a, b) => Number(b.kind === 'funds') - Number(a.kind === 'funds'));
  let done = 0;
  for (const table of ordered) {
    for (let start = 0; start < table.rows.length; start += rowsAtOnce) {
      const part = table.rows.slice(start, start + rowsAtOnce);
      const rows = part.flatMap((row): ImportRow | [] => readRow(row, table, findings) ?? []);
      done += part.length;
      yield { rows, findings: newFindings(), read, files, done, last: false };
    }
  }
  yield { rows: [], findings: [], read, files, done, last: true };
}

let reading: AsyncGenerator<FilesPart> | undefined;

process.on('message', async (asked: { files: readonly AskedFile[] } | 'next') => {
  try {
    if (asked !== 'next') reading = parts(asked.files);
    const next = await reading?.next();
    if (!next || next.done) return;
    // The process waits for the next import, and should not hold the rows of this one.
    if (next.value.last) reading = undefined;
    reply(next.value);
  } catch (error) {
    reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
