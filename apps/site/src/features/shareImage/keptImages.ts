import { drawShareImage, type ShareWords, shareVersion } from './drawShareImage.ts';

/** How many are kept, about 70 KB each; the one that was asked for longest ago goes first. */
const most = 100;
const kept = new Map<string, Promise<Buffer>>();

/** The picture of these words, drawn once however many ask for it at a time. */
export function shareImage(words: ShareWords): Promise<Buffer> {
  const version = shareVersion(words);
  const image = kept.get(version) ?? drawShareImage(words);
  kept.delete(version);
  kept.set(version, image);
  image.catch(() => kept.delete(version));
  const oldest = kept.keys().next();
  if (kept.size > most && !oldest.done) kept.delete(oldest.value);
  return image;
}
