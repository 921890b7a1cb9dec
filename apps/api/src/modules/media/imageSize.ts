import { AppError } from '../../errors.ts';
import { brokenFile } from './fileErrors.ts';
import type { ImageType } from './imageTypes.ts';

/** Pixels of all frames together: a 100-megapixel camera's picture passes, a small file that unpacks to gigabytes does not. */
export const maxPixels = 100_000_000;

interface Size {
  width: number | null;
  height: number | null;
}

async function rasterSize(bytes: Uint8Array): Promise<Size> {
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const { width, height, pages = 1, autoOrient } = await open().metadata();
  if (width * height * pages > maxPixels) throw brokenFile();
  // Reads the whole picture: a header may promise what the rest does not hold.
  await open().resize(16, 16, { fit: 'inside' }).raw().toBuffer();
  return { width: autoOrient.width, height: autoOrient.height };
}

async function svgSize(bytes: Uint8Array): Promise<Size> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  return { width: width || null, height: height || null };
}

/** In pixels as browsers show it. VALIDATION for a picture that cannot be rendered, or takes too much to render. */
export async function imageSize(bytes: Uint8Array, type: ImageType): Promise<Size> {
  try {
    return await (type === 'image/svg+xml' ? svgSize(bytes) : rasterSize(bytes));
  } catch (error) {
    throw error instanceof AppError ? error : brokenFile(error);
  }
}
