import { PDFDocument } from 'pdf-lib';
import { reply } from '../../workerPool.ts';

async function countPages(bytes: Uint8Array): Promise<number | null> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    // The declared count: a tree of pages can be made so that walking it never ends.
    const pages = pdf.catalog.Pages().Count().asNumber();
    return Number.isSafeInteger(pages) && pages > 0 ? pages : null;
  } catch {
    return null;
  }
}

process.on('message', async (bytes: Uint8Array) => {
  reply('reading');
  reply({ result: await countPages(bytes) });
});
