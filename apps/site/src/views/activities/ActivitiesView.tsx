import type { Locale } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Inline } from '@fundfront/ui/layout/Inline';
import type { ReactNode } from 'react';
import { Cover } from '../../components/Cover.tsx';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { inLanguage } from '../../components/inLanguage.ts';
import { YearGroups } from '../../components/YearGroups.tsx';
import type { Item } from '../../content/items.ts';
import type { Messages } from '../../i18n/index.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './ActivitiesView.css.ts';
import { ActivityMeta } from './ActivityMeta.tsx';

interface ActivitiesViewProps extends ViewProps {
  show: 'events' | 'awards';
  /** Newest first. */
  activities: readonly Item<'activity'>[];
  pages: ReactNode;
}

export function ActivitiesView({ show, activities, pages, ...view }: ActivitiesViewProps) {
  const { locale, messages } = view;
  return (
    <FullWidthPage {...view}>
      {activities.length === 0 ? (
        <Text tone="secondary">{messages.company.activities.none[show]}</Text>
      ) : (
        <div>
          <YearGroups
            entries={activities}
            dateOf={({ data }) => data.date}
            row={(activity) => (
              <ActivityRow key={activity.id} locale={locale} messages={messages} activity={activity} />
            )}
          />
          {pages}
        </div>
      )}
    </FullWidthPage>
  );
}

interface ActivityRowProps {
  locale: Locale;
  messages: Messages;
  activity: Item<'activity'>;
}

function ActivityRow({ locale, messages, activity }: ActivityRowProps) {
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
      <Cover shape="thumbnail" image={data.image} alt="" path={path} />
    </li>
  );
}
