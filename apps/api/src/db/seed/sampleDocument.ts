import { type DocumentSection, documentSections } from '@fundfront/content-model';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

export interface SampleDocument {
  title: string;
  section: DocumentSection;
  /** "YYYY-MM-DD" */
  date: string;
  effectiveDate: string | null;
  fund: string | null;
  language: 'en' | 'ur' | 'both' | null;
  pages: 1 | 2;
}

/** A4 in points. */
const sheet = { width: 595.28, height: 841.89, margin: 72 };
const teal = rgb(0.043, 0.459, 0.478);
const navy = rgb(0.039, 0.133, 0.22);
const grey = rgb(0.314, 0.384, 0.455);

const languages = { en: 'English', ur: 'Urdu', both: 'English and Urdu' };
const mark = 'Sample document of a fictional company';

interface Fonts {
  text: PDFFont;
  strong: PDFFont;
}

function linesOf(text: string, font: PDFFont, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = font.widthOfTextAtSize(longer, size) <= sheet.width - 2 * sheet.margin;
    if (last !== undefined && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function write(page: PDFPage, top: number, text: string, style: { font: PDFFont; size: number; color: typeof navy }) {
  return linesOf(text, style.font, style.size).reduce((y, line) => {
    page.drawText(line, { x: sheet.margin, y: y - style.size, ...style });
    return y - style.size * 1.4;
  }, top);
}

function renderPageFrame(page: PDFPage, { text, strong }: Fonts, number: string): void {
  page.drawRectangle({ x: 0, y: sheet.height - 12, width: sheet.width, height: 12, color: teal });
  page.drawText('Sample Asset Management', {
    x: sheet.margin,
    y: sheet.height - 48,
    size: 10,
    font: strong,
    color: navy,
  });
  page.drawText(mark, { x: sheet.margin, y: 40, size: 9, font: text, color: grey });
  page.drawText(number, { x: sheet.width - sheet.margin - 12, y: 40, size: 9, font: text, color: grey });
}

function particulars({ date, effectiveDate, fund, language }: SampleDocument): string[] {
  return [
    `Date: ${date}`,
    ...(effectiveDate ? [`Effective from: ${effectiveDate}`] : []),
    ...(fund ? [`Fund: ${fund}`] : []),
    ...(language ? [`Language of the document it stands for: ${languages[language]}`] : []),
  ];
}

function firstPage(page: PDFPage, fonts: Fonts, document: SampleDocument): void {
  const section = documentSections.find(({ value }) => value === document.section)?.label ?? document.section;
  const { text, strong } = fonts;
  let y = write(page, sheet.height - 120, section, { font: strong, size: 11, color: teal });
  y = write(page, y - 8, document.title, { font: strong, size: 24, color: navy });
  y -= 16;
  for (const line of particulars(document)) y = write(page, y, line, { font: text, size: 11, color: navy });
  write(
    page,
    y - 24,
    'This file holds the place of a real document, so that the list, its dates and the download can be tried. The company, its funds and every figure are invented, and no investment is possible.',
    { font: text, size: 11, color: grey },
  );
}

function secondPage(page: PDFPage, { text, strong }: Fonts): void {
  const y = write(page, sheet.height - 120, 'Notes', { font: strong, size: 16, color: navy });
  write(page, y - 12, 'Nothing stands here: the page is there so that the count of pages can be tried.', {
    font: text,
    size: 11,
    color: grey,
  });
}

/** The same bytes on every machine. */
export async function sampleDocument(document: SampleDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const day = new Date(`${document.date}T00:00:00Z`);
  pdf.setTitle(document.title, { showInWindowTitleBar: true });
  pdf.setAuthor('Sample Asset Management');
  pdf.setSubject(mark);
  pdf.setLanguage('en');
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const fonts = {
    text: await pdf.embedFont(StandardFonts.Helvetica),
    strong: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  for (let number = 1; number <= document.pages; number += 1) {
    const page = pdf.addPage([sheet.width, sheet.height]);
    renderPageFrame(page, fonts, `${number}/${document.pages}`);
    if (number === 1) firstPage(page, fonts, document);
    else secondPage(page, fonts);
  }
  return pdf.save();
}
