import { Accordion } from '@fundfront/ui/components/Accordion';
import { Text } from '@fundfront/ui/components/Text';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import type { Item } from '../../content/items.ts';
import type { ViewProps } from '../view.ts';
import { PersonRow } from './PersonRow.tsx';

interface PeopleViewProps extends ViewProps {
  people: readonly Item<'person'>[];
}

export function PeopleView({ people, ...view }: PeopleViewProps) {
  const { locale, messages } = view;
  return (
    <FullWidthPage {...view}>
      {people.length === 0 ? (
        <Text tone="secondary">{messages.company.people.none}</Text>
      ) : (
        <Accordion>
          {people.map((person) => (
            <PersonRow key={person.id} locale={locale} messages={messages} person={person} />
          ))}
        </Accordion>
      )}
    </FullWidthPage>
  );
}
