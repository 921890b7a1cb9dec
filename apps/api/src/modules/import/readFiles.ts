import type { ChildProcess, Serializable } from 'node:child_process';
import type { ImportFileColumn } from '@fundfront/content-model/wire';
import { workerPool } from '../../workerPool.ts';
import type { ChosenColumns, Header } from './columns.ts';
import { collectFindings, type Findings, type NewFinding } from './findings.ts';
import type { Pace } from './pace.ts';
import type { ImportRow } from './readRow.ts';
import type { ImportFile, Mends } from './readTable.ts';

export interface AskedFile extends ImportFile {
  mends: Mends;
  chosen: ChosenColumns;
}

/** What the columns of a file are, and where those stand that a row has: some only as it was mended. */
export interface ColumnsOfFile {
  at: Header['at'];
  columns: ImportFileColumn[];
}

/** What the process that reads hands over at once. */
export interface FilesPart {
  rows: ImportRow[];
  findings: NewFinding[];
  read: number;
  files: ColumnsOfFile[];
  done: number;
  last: boolean;
}

export interface ReadFiles {
  rows: ImportRow[];
  findings: Findings;
  read: number;
  files: readonly ColumnsOfFile[];
}

const pool = workerPool({ url: new URL('./readFilesWorker.ts', import.meta.url), memoryMb: 1_024 });
/** Between two parts; the first one comes when all files were read. */
const longestMs = 180_000;

function nextPart(worker: ChildProcess, message: Serializable): Promise<FilesPart> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (part: FilesPart | { error: string }) => {
      settle();
      if ('error' in part) reject(new Error(part.error));
      else resolve(part);
    };
    const onError = (error: unknown) => {
      settle();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onExit = () => onError(new Error('The process that reads files ended: they may be too large for it'));
    const timer = setTimeout(() => onError(new Error('The files took too long to read')), longestMs);
    worker.on('message', onMessage);
    worker.once('error', onError);
    worker.once('exit', onExit);
    worker.send(message);
  });
}

async function readParts(worker: ChildProcess, files: readonly AskedFile[], pace: Pace): Promise<ReadFiles> {
  const rows: ImportRow[] = [];
  const found: NewFinding[] = [];
  pace.report('reading', 0, null);
  for (let part = await nextPart(worker, { files }); ; part = await nextPart(worker, 'next')) {
    for (const row of part.rows) rows.push(row);
    for (const finding of part.findings) found.push(finding);
    pace.report('reading', part.done, part.read);
    await pace.breathe();
    if (part.last) return { rows, findings: collectFindings(found), read: part.read, files: part.files };
  }
}

/**
 * All rows of the files, read in a process of its own and taken over in parts, so that requests are answered meanwhile.
 * What cannot be read is a finding. Throws where the process dies of a file, or takes too long.
 */
export async function readFiles(files: readonly AskedFile[], pace: Pace): Promise<ReadFiles> {
  const worker = pool.acquire();
  try {
    const read = await readParts(worker, files, pace);
    pool.release(worker);
    return read;
  } catch (error) {
    pool.terminate(worker);
    throw error;
  }
}
