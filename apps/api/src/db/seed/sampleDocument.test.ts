import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { funds } from './funds.ts';
import { documents } from './items/documents/index.ts';
import { type SampleDocument, sampleDocument } from './sampleDocument.ts';

const document: SampleDocument = {
  slug: 'half-yearly-accounts',
  title: {
    en: 'Half-yearly accounts of all open-end funds, with a title that takes more than one line of the page',
    ur: 'تمام اوپن اینڈ فنڈز کے ششماہی گوشوارے',
  },
  section: 'financial-statements',
  date: '2026-02-25',
  effectiveDate: '2026-03-01',
  fund: null,
  language: 'en',
};

const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });

describe('the PDF of a sample document', () => {
  it('is A4, with title and date of the document, and says on every page what it is', async () => {
    const { bytes, pages } = await sampleDocument(document);
    const pdf = await load(bytes);
    expect(pdf.getPageCount()).toBe(pages);
    expect(pdf.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
    expect(pdf.getTitle()).toBe(document.title.en);
    expect(pdf.getSubject()).toMatch(/^Sample document of a fictional company/);
    expect(pdf.getCreationDate()?.toISOString()).toBe('2026-02-25T00:00:00.000Z');
  });

  it('is the same at every start, and another for another document', async () => {
    const { bytes } = await sampleDocument(document);
    expect(Buffer.from(bytes).equals((await sampleDocument(document)).bytes)).toBe(true);
    expect(Buffer.from(bytes).equals((await sampleDocument({ ...document, date: '2026-02-26' })).bytes)).toBe(false);
  });

  it('has its pages in each of its languages', async () => {
    const [english, urdu, both] = await Promise.all(
      (['en', 'ur', 'both'] as const).map((language) => sampleDocument({ ...document, language })),
    );
    expect(both?.pages).toBe((english?.pages ?? 0) + (urdu?.pages ?? 0));
    expect((await load(urdu?.bytes ?? new Uint8Array())).getTitle()).toBe(document.title.ur);
  });
});

describe('the sample documents', () => {
  it('have real pages, of a size that is believed, and are light together', async () => {
    let [total, long] = [0, 0];
    for (const { slug, title, section, date, effectiveDate = null, language = null, ur, fund } of documents) {
      const found = funds.find((each) => each.slug === fund) ?? null;
      const titles = { en: title, ur: ur.title };
      const made = await sampleDocument({ slug, title: titles, section, date, effectiveDate, language, fund: found });
      expect(made.bytes.byteLength, slug).toBeGreaterThan(15_000);
      total += made.bytes.byteLength;
      if (made.pages > 1) long += 1;
    }
    expect(long).toBeGreaterThan(documents.length * 0.75);
    expect(total).toBeLessThan(4_000_000);
  });

  it('give a report a page for each fund', async () => {
    const report = { ...document, section: 'fund-managers-report', date: '2026-11-09' } as const;
    expect((await sampleDocument(report)).pages).toBeGreaterThan(funds.length);
  });
});
