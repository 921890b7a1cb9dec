import { LRUCache } from 'lru-cache';
import { renderShareImage, type ShareImageContent, shareImageVersion } from './renderShareImage.ts';

/** How many are kept, about 70 KB each; the one that was asked for longest ago goes first. */
const maxImages = 100;
const imageCache = new LRUCache<string, Promise<Buffer>>({ max: maxImages });

/** The picture of these words, drawn once however many ask for it at a time. */
export function cachedShareImage(content: ShareImageContent): Promise<Buffer> {
  const version = shareImageVersion(content);
  const image = imageCache.get(version) ?? renderShareImage(content);
  imageCache.set(version, image);
  image.catch(() => imageCache.delete(version));
  return image;
}
