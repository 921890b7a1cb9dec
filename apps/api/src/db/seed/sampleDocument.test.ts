import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { sampleDocument } from './sampleDocument.ts';

const document = {
  title: 'Half-yearly accounts of all open-end funds, with a title that takes more than one line of the page',
  section: 'financial-statements',
  date: '2026-02-25',
  effectiveDate: '2026-03-01',
  fund: 'Sample Stock Fund',
  language: 'en',
  pages: 2,
} as const;

describe('the PDF of a sample document', () => {
  it('has the pages that its entry names, A4, with title and date of the document', async () => {
    for (const pages of [1, 2] as const) {
      const pdf = await PDFDocument.load(await sampleDocument({ ...document, pages }), { updateMetadata: false });
      expect(pdf.getPageCount()).toBe(pages);
      expect(pdf.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
      expect(pdf.getTitle()).toBe(document.title);
      expect(pdf.getSubject()).toBe('Sample document of a fictional company');
      expect(pdf.getCreationDate()?.toISOString()).toBe('2026-02-25T00:00:00.000Z');
    }
  });

  it('is the same at every start, and another for another document', async () => {
    const first = Buffer.from(await sampleDocument(document));
    expect(first.equals(await sampleDocument(document))).toBe(true);
    expect(first.equals(await sampleDocument({ ...document, date: '2026-02-26' }))).toBe(false);
  });
});
