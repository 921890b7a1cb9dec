import type { DocumentType } from './documentTypes.ts';
import { brokenFile } from './fileErrors.ts';
import { pdfPages } from './pdfPages.ts';
import { isSafeZip } from './zip.ts';

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
