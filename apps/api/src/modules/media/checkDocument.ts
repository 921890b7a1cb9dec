import type { DocumentType } from './documentTypes.ts';
import { brokenFile } from './fileErrors.ts';
import { isolatedReader } from './isolatedReader.ts';
import { isSafeZip } from './zip.ts';

/** Null for a PDF that is broken, encrypted, or cannot be read in time. UNAVAILABLE while too many wait. */
const pdfPages = isolatedReader<number>({
  url: new URL('./pdfWorker.ts', import.meta.url),
  // An honest file of 10 MB takes well under a second.
  readTimeoutMs: 5_000,
  memoryMb: 256,
});

/**
 * VALIDATION for a document that is broken, encrypted or unpacks to too much.
 * @returns the number of pages of a PDF, null for other kinds
 */
export async function checkDocument(bytes: Uint8Array, type: DocumentType): Promise<number | null> {
  if (type === 'application/msword') return null;
  if (type === 'application/pdf') {
    const pages = await pdfPages(bytes);
    if (pages === null) throw brokenFile();
    return pages;
  }
  if (!(await isSafeZip(bytes))) throw brokenFile();
  return null;
}
