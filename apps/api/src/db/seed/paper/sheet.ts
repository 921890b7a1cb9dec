import type { Locale } from '@fundfront/content-model';
import {
  beginText,
  concatTransformationMatrix,
  drawObject,
  endText,
  lineTo,
  moveTo,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingRgbColor,
  setFontAndSize,
  setLineWidth,
  setStrokingRgbColor,
  setTextMatrix,
  showText,
  stroke,
} from 'pdf-lib';
import { band } from './coverBand.ts';
import { naskhHex, naskhWidth } from './naskhFont.ts';
import { visualUrdu } from './urduLetters.ts';

export type Block =
  | { heading: string }
  | { text: string }
  | { item: string }
  /** The first row is the head; the first column the names of the others' figures. */
  | { rows: readonly (readonly string[])[] }
  /** Lines to write on. */
  | { fields: readonly string[] }
  | { curve: readonly number[] }
  | { newPage: true };

/** A4 in points. */
const size = { width: 595.28, height: 841.89 };
const margin = 62;
const width = size.width - 2 * margin;
const foot = 64;

type Colour = readonly [number, number, number];
const teal: Colour = [0.043, 0.459, 0.478];
const navy: Colour = [0.039, 0.133, 0.22];
const grey: Colour = [0.314, 0.384, 0.455];

export interface Paper {
  pdf: PDFDocument;
  text: PDFFont;
  strong: PDFFont;
  naskh: PDFRef | null;
  cover: PDFRef;
}

export interface Frame {
  locale: Locale;
  company: string;
  mark: string;
}

interface Style {
  size: number;
  colour: Colour;
  strong?: boolean;
}

const naskh = PDFName.of('Naskh');
const cover = PDFName.of('Cover');
/** What the standard faces of a PDF can show. */
const printable = (text: string) =>
  text
    .replaceAll('\u2212', '-')
    .replaceAll('\u00a0', ' ')
    .replace(/[^\u0020-\u007e\u00a1-\u00ff‘’“”–—…•]/gu, '');
const isolates = /[\u2066-\u2069\u200e\u200f]/gu;

/** One language of a document, page after page. */
export class Sheet {
  readonly #paper: Paper;
  readonly #frame: Frame;
  #page: PDFPage;
  #y = 0;

  constructor(paper: Paper, frame: Frame) {
    this.#paper = paper;
    this.#frame = frame;
    this.#page = this.#newPage(band.height);
    this.#page.node.setXObject(cover, paper.cover);
    this.#page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(1, 0, 0, 1, 0, size.height - band.height),
      drawObject(cover),
      popGraphicsState(),
    );
  }

  title(section: string, title: string, particulars: readonly string[]): void {
    this.#lines(section, { size: 11, colour: teal, strong: true });
    this.#y -= 4;
    this.#lines(title, { size: 21, colour: navy, strong: true });
    this.#y -= 8;
    for (const each of particulars) this.#lines(each, { size: 10, colour: grey });
    this.#y -= 14;
  }

  add(blocks: readonly Block[]): void {
    for (const block of blocks) {
      if ('heading' in block) {
        this.#room(70);
        this.#y -= 10;
        this.#lines(block.heading, { size: 13, colour: navy, strong: true });
        this.#y -= 2;
      } else if ('text' in block) {
        this.#lines(block.text, { size: 10, colour: navy });
        this.#y -= 6;
      } else if ('item' in block) {
        this.#lines(`• ${block.item}`, { size: 10, colour: navy });
        this.#y -= 3;
      } else if ('rows' in block) this.#table(block.rows);
      else if ('fields' in block) for (const label of block.fields) this.#field(label);
      else if ('curve' in block) this.#curve(block.curve);
      else this.#newPage();
    }
  }

  #newPage(below = 0): PDFPage {
    const page = this.#paper.pdf.addPage([size.width, size.height]);
    if (this.#paper.naskh) page.node.setFontDictionary(naskh, this.#paper.naskh);
    page.drawRectangle({ x: 0, y: size.height - 10, width: size.width, height: 10, color: rgb(...teal) });
    this.#page = page;
    const { company, mark } = this.#frame;
    this.#draw(company, size.height - 42 - below, { size: 10, colour: navy, strong: true });
    this.#draw(mark, 36, { size: 8, colour: grey });
    this.#y = size.height - 84 - below;
    return page;
  }

  #room(height: number): void {
    if (this.#y - height < foot) this.#newPage();
  }

  #isUrdu(): boolean {
    return this.#frame.locale === 'ur';
  }

  #widthOf(text: string, { size: points, strong }: Style): number {
    const latin = strong ? this.#paper.strong : this.#paper.text;
    if (!this.#isUrdu()) return latin.widthOfTextAtSize(printable(text), points);
    return visualUrdu(text).reduce(
      (sum, run) =>
        sum + ('latin' in run ? latin.widthOfTextAtSize(printable(run.latin), points) : naskhWidth(run.codes, points)),
      0,
    );
  }

  /** @param from the edge at which lines begin, in points; `end` puts the end of the line there */
  #draw(text: string, y: number, style: Style, from = 0, end = false): void {
    const clean = text.replace(isolates, '');
    const length = this.#widthOf(clean, style);
    const before = end ? from - length : from;
    const left = this.#isUrdu() ? size.width - margin - before - length : margin + before;
    if (this.#isUrdu()) this.#drawUrdu(clean, left, y, style);
    else this.#drawLatin(printable(clean), left, y, style);
  }

  #drawLatin(text: string, x: number, y: number, { size: points, colour, strong }: Style): void {
    const font = strong ? this.#paper.strong : this.#paper.text;
    this.#page.drawText(text, { x, y, size: points, font, color: rgb(...colour) });
  }

  #drawUrdu(text: string, left: number, y: number, style: Style): void {
    let x = left;
    for (const run of visualUrdu(text)) {
      if ('latin' in run) {
        this.#drawLatin(printable(run.latin), x, y, style);
        x += (style.strong ? this.#paper.strong : this.#paper.text).widthOfTextAtSize(printable(run.latin), style.size);
        continue;
      }
      this.#page.pushOperators(
        beginText(),
        setFillingRgbColor(...style.colour),
        setFontAndSize(naskh, style.size),
        setTextMatrix(1, 0, 0, 1, x, y),
        showText(PDFHexString.of(naskhHex(run.codes))),
        endText(),
      );
      x += naskhWidth(run.codes, style.size);
    }
  }

  #lines(text: string, style: Style): void {
    const leading = style.size * (this.#isUrdu() ? 1.8 : 1.42);
    let line = '';
    const flush = () => {
      this.#room(leading);
      this.#y -= leading;
      this.#draw(line, this.#y, style);
    };
    for (const word of text.replace(isolates, '').split(/\s+/u).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || this.#widthOf(longer, style) <= width) line = longer;
      else {
        flush();
        line = word;
      }
    }
    if (line !== '') flush();
  }

  #rule(thickness: number): void {
    this.#page.pushOperators(
      pushGraphicsState(),
      setStrokingRgbColor(...grey),
      setLineWidth(thickness),
      moveTo(margin, this.#y),
      lineTo(size.width - margin, this.#y),
      stroke(),
      popGraphicsState(),
    );
  }

  #table(rows: readonly (readonly string[])[]): void {
    this.#y -= 4;
    const count = Math.max(2, ...rows.map((row) => row.length));
    const first = width * (count > 4 ? 0.34 : 0.46);
    const other = (width - first) / (count - 1);
    for (const [index, row] of rows.entries()) {
      this.#room(20);
      this.#y -= 15;
      const style = { size: 9, colour: index === 0 ? grey : navy, strong: index === 0 };
      for (const [column, text] of row.entries()) {
        if (column === 0) this.#draw(text, this.#y, style);
        else this.#draw(text, this.#y, style, first + column * other, true);
      }
      this.#y -= 4;
      this.#rule(index === 0 ? 0.8 : 0.25);
    }
    this.#y -= 10;
  }

  #field(label: string): void {
    this.#room(36);
    this.#y -= 24;
    this.#draw(label, this.#y, { size: 9, colour: grey });
    this.#y -= 10;
    this.#rule(0.5);
  }

  #curve(values: readonly number[]): void {
    const height = 90;
    this.#room(height + 20);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const bottom = this.#y - height - 6;
    const x = (index: number) => margin + (width * index) / Math.max(1, values.length - 1);
    const y = (value: number) => bottom + (height * (value - low)) / (high - low || 1);
    this.#page.pushOperators(
      pushGraphicsState(),
      setStrokingRgbColor(...teal),
      setLineWidth(1.2),
      ...values.map((value, index) => (index === 0 ? moveTo : lineTo)(x(index), y(value))),
      stroke(),
      popGraphicsState(),
    );
    this.#y = bottom - 12;
    this.#rule(0.25);
  }
}
