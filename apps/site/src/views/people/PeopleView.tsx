import type { Locale } from '@fundfront/content-model';
import { Accordion, AccordionItem } from '@fundfront/ui/components/Accordion';
import { Facts } from '@fundfront/ui/components/Facts';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { inLanguage } from '../../components/inLanguage.ts';
import { PictureOrMonogram } from '../../components/PictureOrMonogram.tsx';
import type { Item } from '../../content/items.ts';
import { formatMonth, type Messages } from '../../i18n/index.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './PeopleView.css.ts';

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

interface PersonRowProps {
  locale: Locale;
  messages: Messages;
  person: Item<'person'>;
}

function PersonRow({ locale, messages, person }: PersonRowProps) {
  const { people } = messages.company;
  const { bio, since, committees } = person.data;
  const facts = [
    ...(since ? [{ term: people.since, value: formatMonth(locale, since) }] : []),
    ...(committees
      ? [{ term: people.committees, value: <span {...inLanguage(person.locale, locale)}>{committees}</span> }]
      : []),
  ];
  if (!bio && facts.length === 0) {
    return (
      <div id={person.slug} className={styles.closed}>
        <h2>
          <PersonSummary locale={locale} person={person} />
        </h2>
      </div>
    );
  }
  return (
    <AccordionItem id={person.slug} headingLevel={2} title={<PersonSummary locale={locale} person={person} />}>
      <div className={styles.profile}>
        {facts.length > 0 ? (
          <div className={styles.facts}>
            <Facts items={facts} layout="rail" />
          </div>
        ) : null}
        <div>
          {bio ? <Prose html={bio} {...inLanguage(person.locale, locale)} /> : null}
          <TextLink href={`#${person.slug}`} size="ui" standalone data-print="hide">
            {people.link}
          </TextLink>
        </div>
      </div>
    </AccordionItem>
  );
}

function PersonSummary({ locale, person: { title, data, locale: language } }: Omit<PersonRowProps, 'messages'>) {
  const { portrait, role } = data;
  return (
    <span className={styles.who}>
      <span className={styles.picture}>
        <PictureOrMonogram image={portrait} name={title} fit="cover" />
      </span>
      <span {...inLanguage(language, locale)}>
        <span className={styles.name}>{title}</span> {role ? <span className={styles.role}>{role}</span> : null}
      </span>
    </span>
  );
}
