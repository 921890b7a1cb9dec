import { Heading } from '@fundfront/ui/components/Heading';
import { Lightbox } from '@fundfront/ui/components/Lightbox';
import { Stack } from '@fundfront/ui/layout/Stack';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { inLanguage } from '../../components/inLanguage.ts';
import type { Item } from '../../content/items.ts';
import type { ViewProps } from '../view.ts';
import { ActivityMeta } from './ActivityMeta.tsx';
import { picturesOf } from './picturesOf.ts';

interface ActivityViewProps extends ViewProps {
  data: Item<'activity'>['data'];
  albums: readonly Item<'album'>[];
}

/** One activity, event or award: what happened, and its pictures. */
export function ActivityView({ data, albums, ...view }: ActivityViewProps) {
  const { locale, messages } = view;
  const labels = messages.company.activities;
  const album = albums.find(({ id }) => id === data.album);
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
              <Lightbox label={album.title} pictures={pictures} messages={labels.lightbox} />
            </div>
          </Stack>
        </section>
      ) : null}
    </FullWidthPage>
  );
}
