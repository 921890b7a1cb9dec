import { createHash } from 'node:crypto';
import { directionOf, type Locale } from '@fundfront/content-model';
import { palette } from '@fundfront/ui/tokens';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { facesOf } from './faces.ts';
import { fitTitle } from './fitTitle.ts';
import { afterStar, background, imageSize, lineAt, margin, starAt } from './scene.ts';

export interface ShareImageContent {
  locale: Locale;
  title: string;
  company: string;
  section: string | null;
}

/** Raise it when the looks change: browsers cache a picture for good under its version. */
const renderVersion = 1;

export function shareImageVersion(content: ShareImageContent): string {
  return createHash('sha256')
    .update(JSON.stringify([renderVersion, content.locale, content.title, content.company, content.section]))
    .digest('hex')
    .slice(0, 12);
}

/** Nastaliq hangs each word from its end: it needs more room between lines, and looks larger at the same size. */
const measures = {
  en: { sizes: [88, 80, 72, 64, 56, 48], leading: 1.1, small: 30 },
  ur: { sizes: [72, 66, 60, 54, 48, 42], leading: 1.95, small: 28 },
} as const;

const companyMiddle = 104;
const foot = imageSize.height - margin;
const titleWidth = 850;

/** Every letter is an outline, so it looks the same on every machine. */
export async function shareSvg({ locale, title, company, section }: ShareImageContent): Promise<string> {
  const { display, text } = await facesOf(locale);
  const { sizes, leading, small } = measures[locale];
  const direction = directionOf(locale);
  const one = { lines: 1, sizes: [small + 4, small] };
  const name = fitTitle(company, { ...one, width: 700 }, { faces: display, direction }).lines[0];
  const label =
    section === null ? undefined : fitTitle(section, { ...one, width: titleWidth }, { faces: text, direction });
  const { size, lines } = fitTitle(title, { width: titleWidth, lines: 3, sizes }, { faces: display, direction });

  const textEnd = margin + Math.max(0, ...lines.map((line) => line.width));
  const elements = [background(direction, textEnd), starAt(direction, companyMiddle)];
  if (name) {
    const baseline = companyMiddle + (name.above - name.below) / 2;
    elements.push(lineAt(name, direction, afterStar, baseline, palette.paper));
  }
  let baseline = foot - (lines.at(-1)?.below ?? 0);
  for (const line of lines.toReversed()) {
    elements.push(lineAt(line, direction, margin, baseline, palette.paper));
    baseline -= size * leading;
  }
  const above = lines[0]?.above ?? 0;
  const kicker = label?.lines[0];
  if (kicker) {
    const kickerBaseline = baseline + size * leading - above - 32 - kicker.below;
    elements.push(lineAt(kicker, direction, margin, kickerBaseline, palette.gold400));
  }
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
