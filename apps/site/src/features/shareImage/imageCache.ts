import { renderShareImage, type ShareImageContent, shareImageVersion } from './renderShareImage.ts';

/** How many are kept, about 70 KB each; the one that was asked for longest ago goes first. */
const maxImages = 100;
const imageCache = new Map<string, Promise<Buffer>>();

/** The picture of these words, drawn once however many ask for it at a time. */
export function cachedShareImage(content: ShareImageContent): Promise<Buffer> {
  const version = shareImageVersion(content);
  const image = imageCache.get(version) ?? renderShareImage(content);
  imageCache.delete(version);
  imageCache.set(version, image);
  image.catch(() => imageCache.delete(version));
  const oldest = imageCache.keys().next();
  if (imageCache.size > maxImages && !oldest.done) imageCache.delete(oldest.value);
  return image;
}
