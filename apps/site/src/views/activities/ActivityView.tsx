import type { Locale } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import type { LightboxPicture } from '@fundfront/ui/components/Lightbox';
import { Lightbox } from '@fundfront/ui/components/Lightbox';
import { Stack } from '@fundfront/ui/layout/Stack';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { inLanguage } from '../../components/inLanguage.ts';
import type { Item } from '../../content/items.ts';
import { island } from '../../islands/island.tsx';
import type { EntryViewProps } from '../view.ts';
import { ActivityMeta } from './ActivityMeta.tsx';

const LightboxIsland = island('lightbox', Lightbox, 'used');

export function picturesOf(album: Item<'album'>, locale: Locale): LightboxPicture[] {
  return (album.data.pictures ?? []).map(({ image, caption, captionUr }) => {
    const urdu = locale === 'ur' && captionUr ? captionUr : null;
    const focal = image.rendition && `${image.rendition.focal.x}% ${image.rendition.focal.y}%`;
    return { ...image, focal, caption: urdu ?? caption, lang: urdu || !caption || locale === 'en' ? undefined : 'en' };
  });
}

interface ActivityViewProps extends EntryViewProps<'activity'> {
  album: Item<'album'> | null;
}

export function ActivityView({ data, album, ...view }: ActivityViewProps) {
  const { locale, messages } = view;
  const labels = messages.company.activities;
  const pictures = album ? picturesOf(album, locale) : [];
  return (
    <FullWidthPage {...view} textFirst head={<ActivityMeta locale={locale} messages={messages} {...data} />}>
      {album && pictures.length > 0 ? (
        <section aria-labelledby="album">
          <Stack space="l">
            <Heading level={2} size="h3" id="album">
              {labels.album}
            </Heading>
            <div {...inLanguage(album.locale, locale)}>
              <LightboxIsland label={album.title} pictures={pictures} messages={labels.lightbox} />
            </div>
          </Stack>
        </section>
      ) : null}
    </FullWidthPage>
  );
}
