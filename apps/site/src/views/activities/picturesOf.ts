import type { Locale } from '@fundfront/content-model';
import type { LightboxPicture } from '@fundfront/ui/components/Lightbox';
import type { Item } from '../../content/items.ts';

/** The pictures of an album with their captions in the page's language, or in English where there is no other. */
export function picturesOf(album: Item<'album'>, locale: Locale): LightboxPicture[] {
  return (album.data.pictures ?? []).map(({ image, caption, captionUr }) => {
    const urdu = locale === 'ur' && captionUr ? captionUr : null;
    return { ...image, caption: urdu ?? caption, lang: urdu || !caption || locale === 'en' ? undefined : 'en' };
  });
}
