import { Heading } from '@fundfront/ui/components/Heading';
import { Lightbox } from '@fundfront/ui/components/Lightbox';
import { Stack } from '@fundfront/ui/layout/Stack';
import { inLanguage } from '../../components/inLanguage.ts';
import { WholePage } from '../../components/WholePage.tsx';
import type { Item } from '../../content/items.ts';
import type { ViewProps } from '../view.ts';
import { picturesOf } from './picturesOf.ts';
import { WhenWhere } from './WhenWhere.tsx';

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
    <WholePage {...view} textFirst head={<WhenWhere locale={locale} messages={messages} {...data} />}>
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
    </WholePage>
  );
}
