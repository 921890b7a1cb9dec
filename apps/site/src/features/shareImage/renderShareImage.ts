import { directionOf } from '@fundfront/content-model';
import { palette } from '@fundfront/ui/tokens';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { facesOf } from './faces.ts';
import { fitTitle, inkHeight } from './fitTitle.ts';
import { afterStar, background, imageSize, lineAt, margin, starAt } from './scene.ts';
import type { ShapedLine } from './shapeLine.ts';
import { type ShareImageContent, shareImageVersion } from './shareImageVersion.ts';

/** Nastaliq hangs each word from its end: it needs more room between lines, and looks larger at the same size. */
const measures = {
  en: { sizes: [88, 80, 72, 64, 56, 48], leading: 1.1, small: 30 },
  ur: { sizes: [72, 66, 60, 54, 48, 42], leading: 1.95, small: 28 },
} as const;

const companyMiddle = 104;
const foot = imageSize.height - margin;
const titleWidth = 850;
const gap = 32;

interface PlacedLine {
  line: ShapedLine;
  baseline: number;
}

/** From the top: who it is, which section, and the title, which stands on the foot and grows towards them. */
export async function layOutLines({ locale, title, company, section }: ShareImageContent) {
  const { display, text } = await facesOf(locale);
  const { sizes, leading, small } = measures[locale];
  const direction = directionOf(locale);
  const one = { lines: 1, sizes: [small + 4, small] };
  const name = fitTitle(company, { ...one, width: 700 }, { faces: display, direction }).lines[0];
  const label = fitTitle(section ?? '', { ...one, width: titleWidth }, { faces: text, direction }).lines[0];

  const headEnd = companyMiddle + (name ? (name.above + name.below) / 2 : 0) + gap / 2;
  const labelHeight = label ? label.above + label.below + gap : 0;
  const box = { width: titleWidth, lines: 3, sizes, leading, height: foot - headEnd - labelHeight };
  const fitted = fitTitle(title, box, { faces: display, direction });
  const top = foot - inkHeight(fitted, leading);
  const first = top + (fitted.lines[0]?.above ?? 0);
  const placed = (line: ShapedLine | undefined, baseline: number): PlacedLine[] => (line ? [{ line, baseline }] : []);
  return {
    company: placed(name, companyMiddle + (name ? (name.above - name.below) / 2 : 0)),
    label: placed(label, top - gap - (label?.below ?? 0)),
    title: fitted.lines.map((line, index) => ({ line, baseline: first + index * fitted.size * leading })),
  };
}

/** Every letter is an outline, so it looks the same on every machine. */
export async function shareSvg(content: ShareImageContent): Promise<string> {
  const direction = directionOf(content.locale);
  const { company, label, title } = await layOutLines(content);
  const textEnd = margin + Math.max(0, ...title.map(({ line }) => line.width));
  const outlines = (lines: readonly PlacedLine[], start: number, colour: string) =>
    lines.map(({ line, baseline }) => lineAt(line, direction, start, baseline, colour));
  const elements = [
    background(direction, textEnd),
    starAt(direction, companyMiddle),
    ...outlines(company, afterStar, palette.paper),
    ...outlines(title, margin, palette.paper),
    ...outlines(label, margin, palette.gold400),
  ];
  const { width, height } = imageSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${elements.join('')}</svg>`;
}

export async function renderShareImage(content: ShareImageContent): Promise<Buffer> {
  return sharp(Buffer.from(await shareSvg(content)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

// About 70 KB each.
const imageCache = new LRUCache<string, Promise<Buffer>>({ max: 100 });

export function cachedShareImage(content: ShareImageContent): Promise<Buffer> {
  const version = shareImageVersion(content);
  const image = imageCache.get(version) ?? renderShareImage(content);
  imageCache.set(version, image);
  image.catch(() => imageCache.delete(version));
  return image;
}
