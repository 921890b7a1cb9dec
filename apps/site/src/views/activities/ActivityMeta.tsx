import type { Locale } from '@fundfront/content-model';
import { Chip } from '@fundfront/ui/components/Chip';
import { Text } from '@fundfront/ui/components/Text';
import type { Item } from '../../content/items.ts';
import { formatDate, type Messages } from '../../i18n/index.ts';

interface ActivityMetaProps extends Pick<Item<'activity'>['data'], 'kind' | 'date' | 'place'> {
  locale: Locale;
  messages: Messages;
  language?: { lang?: Locale; dir?: 'ltr' | 'rtl' };
}

export function ActivityMeta({ locale, messages, kind, date, place, language }: ActivityMetaProps) {
  return (
    <>
      {kind ? <Chip tone="outline">{messages.company.activities.kinds[kind]}</Chip> : null}
      {date ? (
        <Text as="time" dateTime={date} size="meta" tone="meta">
          {formatDate(locale, date)}
        </Text>
      ) : null}
      {place ? (
        <Text as="span" size="meta" tone="meta" {...language}>
          {place}
        </Text>
      ) : null}
    </>
  );
}
