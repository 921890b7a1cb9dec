import type { Locale } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Inline } from '@fundfront/ui/layout/Inline';
import { inLanguage } from '../../components/inLanguage.ts';
import type { Item } from '../../content/items.ts';
import type { Messages } from '../../i18n/index.ts';
import { ActivityMeta } from './ActivityMeta.tsx';
import * as styles from './ActivityRow.css.ts';

interface ActivityRowProps {
  locale: Locale;
  messages: Messages;
  activity: Item<'activity'>;
}

export function ActivityRow({ locale, messages, activity }: ActivityRowProps) {
  const { title, path, data } = activity;
  const own = inLanguage(activity.locale, locale);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Inline space="s">
          <ActivityMeta locale={locale} messages={messages} {...data} language={own} />
        </Inline>
        <Heading level={3} {...own}>
          {path === null ? (
            title
          ) : (
            <TextLink href={path} tone="quiet">
              {title}
            </TextLink>
          )}
        </Heading>
        {data.summary ? (
          <Text size="ui" tone="secondary" {...own}>
            {data.summary}
          </Text>
        ) : null}
      </div>
      {data.image ? (
        <img
          src={data.image.src}
          alt=""
          width={data.image.width ?? undefined}
          height={data.image.height ?? undefined}
          className={styles.picture}
          loading="lazy"
        />
      ) : null}
    </li>
  );
}
