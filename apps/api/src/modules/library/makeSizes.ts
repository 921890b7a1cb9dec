import type { Ctx } from '../../context.ts';
import { sizeObject } from '../media/addresses.ts';
import { maxPixels } from '../media/imageSize.ts';

/** Pixels: from a phone's list to a wide screen. */
const steps = [320, 640, 960, 1280, 1920];
/** A document's first page is shown small only. */
export const thumbnailSteps = [320];

interface Sizes {
  widths: number[];
  placeholder: string | null;
}

const none: Sizes = { widths: [], placeholder: null };

/** A few pixels, which a browser blurs by stretching them. */
async function makePlaceholder(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const tiny = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: 16 })
    .webp({ quality: 30 });
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`;
}

/**
 * Stores the picture as AVIF and WebP in each step that is not wider than itself. What moves, and drawings, stay as they
 * are. Throws for what cannot be rendered.
 */
export async function makeSizes(ctx: Ctx, object: string, bytes: Uint8Array, sizes = steps): Promise<Sizes> {
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { pages = 1, format, autoOrient } = await open().metadata();
  if (pages > 1 || format === 'svg') return none;
  const widest = Math.min(autoOrient.width, sizes.at(-1) ?? autoOrient.width);
  const widths = [...sizes.filter((step) => step < widest), widest];
  for (const width of widths) {
    const resized = open().autoOrient().resize({ width });
    const webp = await resized.clone().webp({ quality: 80 }).toBuffer();
    const avif = await resized.clone().avif({ quality: 55, effort: 3 }).toBuffer();
    await ctx.ports.files.put(sizeObject(object, width, 'webp'), webp);
    await ctx.ports.files.put(sizeObject(object, width, 'avif'), avif);
  }
  return { widths, placeholder: await makePlaceholder(bytes) };
}
