import { limits } from '@fundfront/content-model';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { reply } from '../../workerPool.ts';
import type { PdfContent } from './readPdf.ts';

/** Pixels of the first page's picture, whatever size the page declares. */
const box = { width: 640, height: 905 };

const library = await PDFiumLibrary.init();

async function readContent(bytes: Uint8Array): Promise<PdfContent | null> {
  const document = await library.loadDocument(bytes);
  try {
    const pages = document.getPageCount();
    if (pages < 1) return null;
    const first = document.getPage(0);
    const { originalWidth, originalHeight } = first.getOriginalSize();
    const scale = Math.min(box.width / originalWidth, box.height / originalHeight);
    const { width, height, data: pixels } = await first.render({ scale });
    let text = '';
    for (let index = 0; index < pages && text.length < limits.pdfTextLength; index += 1) {
      text += `${document.getPage(index).getText()}\n`;
    }
    return { pages, text: text.replaceAll('\0', ' ').toWellFormed(), picture: { width, height, pixels } };
  } finally {
    document.destroy();
  }
}

process.on('message', async (bytes: Uint8Array) => {
  reply('reading');
  reply({ result: await readContent(bytes).catch(() => null) });
});
