import { Text } from '@fundfront/ui/components/Text';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { YearGroups } from '../../components/YearGroups.tsx';
import type { Item } from '../../content/items.ts';
import type { ViewProps } from '../view.ts';
import { ActivityRow } from './ActivityRow.tsx';

interface ActivitiesViewProps extends ViewProps {
  show: 'events' | 'awards';
  /** Newest first. */
  activities: readonly Item<'activity'>[];
}

export function ActivitiesView({ show, activities, ...view }: ActivitiesViewProps) {
  const { locale, messages } = view;
  const shown = activities.filter(({ data }) => (data.kind === 'award') === (show === 'awards'));
  return (
    <FullWidthPage {...view}>
      {shown.length === 0 ? (
        <Text tone="secondary">{messages.company.activities.none[show]}</Text>
      ) : (
        <div>
          <YearGroups
            entries={shown}
            dateOf={({ data }) => data.date}
            row={(activity) => (
              <ActivityRow key={activity.id} locale={locale} messages={messages} activity={activity} />
            )}
          />
        </div>
      )}
    </FullWidthPage>
  );
}
