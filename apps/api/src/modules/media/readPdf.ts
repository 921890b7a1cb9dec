import { isolatedReader } from './isolatedReader.ts';

export interface PdfContent {
  pages: number;
  /** Of its first pages, as far as the search goes. */
  text: string;
  /** Its first page in RGBA. */
  picture: { width: number; height: number; pixels: Uint8Array };
}

/** Null for a PDF that is broken, encrypted, or cannot be read in time. */
export const readPdf = isolatedReader<PdfContent>({
  url: new URL('./pdfContentWorker.ts', import.meta.url),
  readTimeoutMs: 30_000,
  memoryMb: 512,
});
