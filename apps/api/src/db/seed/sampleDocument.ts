import { documentSections, type Locale } from '@fundfront/content-model';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { contentsOf, type SampleContents } from './paper/contents.ts';
import { embedBand } from './paper/coverBand.ts';
import { paperLabels } from './paper/labels.ts';
import { embedNaskh } from './paper/naskhFont.ts';
import { type Paper, Sheet } from './paper/sheet.ts';

export interface SampleDocument extends SampleContents {
  title: Record<Locale, string>;
  effectiveDate: string | null;
  language: 'en' | 'ur' | 'both' | null;
}

const sectionsUr: Record<SampleDocument['section'], string> = {
  'application-forms': 'درخواست فارم',
  brochures: 'بروشر',
  'director-report': 'ڈائریکٹرز کی رپورٹ',
  'expense-ratio': 'اخراجات کا تناسب',
  'financial-statements': 'مالیاتی گوشوارے',
  'fund-managers-report': 'فنڈ منیجر رپورٹ',
  newsletters: 'نیوز لیٹر',
  'offering-document': 'آفرنگ ڈاکیومنٹ',
  policies: 'پالیسی',
  publication: 'اشاعت',
  'research-reports': 'تحقیقی رپورٹ',
  'tax-credit': 'ٹیکس کریڈٹ',
  'trust-deed': 'ٹرسٹ ڈیڈ',
};

const languagesOf = ({ language }: SampleDocument): readonly Locale[] =>
  language === 'both' ? ['en', 'ur'] : [language ?? 'en'];

function sectionName(section: SampleDocument['section'], locale: Locale): string {
  if (locale === 'ur') return sectionsUr[section];
  return documentSections.find(({ value }) => value === section)?.label ?? section;
}

function particulars({ date, effectiveDate, fund }: SampleDocument, locale: Locale): string[] {
  const labels = paperLabels[locale];
  return [
    `${labels.date}: ${date}`,
    ...(effectiveDate ? [`${labels.effective}: ${effectiveDate}`] : []),
    ...(fund ? [`${labels.fund}: ${locale === 'ur' ? fund.titleUr : fund.title}`] : []),
  ];
}

/** The same bytes on every machine. */
export async function sampleDocument(document: SampleDocument): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const day = new Date(`${document.date}T00:00:00Z`);
  const languages = languagesOf(document);
  const [main = 'en'] = languages;
  pdf.setTitle(document.title[main], { showInWindowTitleBar: true });
  pdf.setAuthor(paperLabels.en.company);
  pdf.setSubject(paperLabels.en.mark);
  pdf.setLanguage(main);
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const paper: Paper = {
    pdf,
    text: await pdf.embedFont(StandardFonts.Helvetica),
    strong: await pdf.embedFont(StandardFonts.HelveticaBold),
    naskh: languages.includes('ur') ? embedNaskh(pdf) : null,
    cover: embedBand(pdf),
  };
  for (const locale of languages) {
    const { company, mark } = paperLabels[locale];
    const sheet = new Sheet(paper, { locale, company, mark });
    sheet.title(sectionName(document.section, locale), document.title[locale], particulars(document, locale));
    sheet.add(contentsOf(document, locale));
  }
  return { bytes: await pdf.save(), pages: pdf.getPageCount() };
}
