import type { Locale } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import type { LightboxPicture } from '@fundfront/ui/components/Lightbox';
import { Lightbox } from '@fundfront/ui/components/Lightbox';
import { Stack } from '@fundfront/ui/layout/Stack';
import { SideFacts } from '../../components/BesideText.tsx';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { inLanguage } from '../../components/inLanguage.ts';
import type { Item } from '../../content/items.ts';
import { formatTime } from '../../features/orderClock/phrases.ts';
import { formatDate, formatDayOfMonth, formatWeekday, type Messages } from '../../i18n/index.ts';
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
  /** Of its list, newest first. */
  others: readonly Item<'activity'>[];
}

type Particulars = Pick<Item<'activity'>['data'], 'date' | 'from' | 'until' | 'place'>;

function whenAndWhere(locale: Locale, { company }: Messages, { date, from, until, place }: Particulars) {
  const { facts, day, between } = company.activities;
  const [begins, ends] = [from, until].map((time) => time && formatTime(locale, time));
  const time = begins && ends ? between(begins, ends) : begins;
  return [
    ...(date ? [{ term: facts.date, value: day(formatWeekday(locale, date), formatDate(locale, date)) }] : []),
    ...(time ? [{ term: facts.time, value: time }] : []),
    ...(place ? [{ term: facts.place, value: place }] : []),
  ];
}

export function ActivityView({ data, album, others, ...view }: ActivityViewProps) {
  const { locale, messages } = view;
  const labels = messages.company.activities;
  const pictures = album ? picturesOf(album, locale) : [];
  const particulars = data.kind === 'award' ? [] : whenAndWhere(locale, messages, data);
  return (
    <FullWidthPage
      {...view}
      textFirst
      head={<ActivityMeta locale={locale} messages={messages} {...data} />}
      mark={data.date ? formatDayOfMonth(locale, data.date) : undefined}
      beside={particulars.length > 0 ? <SideFacts title={labels.facts.title} items={particulars} /> : undefined}
      related={others}
    >
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
