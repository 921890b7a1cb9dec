import type { Locale } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import type { Item } from '../../content/items.ts';
import { CityFilter } from '../../features/cityFilter/CityFilter.tsx';
import type { Messages } from '../../i18n/index.ts';
import { DistributorRow } from './DistributorRow.tsx';
import { citiesOf, groupsOf } from './groupsOf.ts';

interface DistributorListProps {
  locale: Locale;
  messages: Messages;
  distributors: readonly Item<'distributor'>[];
}

/** Distributors by kind, to be narrowed to one city. */
export function DistributorList({ locale, messages, distributors }: DistributorListProps) {
  const { service } = messages;
  if (distributors.length === 0) return <Text tone="secondary">{service.noDistributors}</Text>;
  const cities = citiesOf(distributors, locale);
  const groups = groupsOf(distributors);
  return (
    <section aria-labelledby="distributors">
      <Heading level={2} size="h3" id="distributors">
        {service.distributors}
      </Heading>
      <CityFilter
        label={service.city}
        all={{ label: service.allCities, found: service.distributorsFound(distributors.length) }}
        cities={cities.map(({ name, count }) => ({ name, found: service.distributorsFound(count) }))}
        groups={groups.map(({ kind, rows }) => ({
          key: kind,
          title: service.distributorKinds[kind],
          rows: rows.map((distributor) => ({
            key: distributor.id,
            city: distributor.data.city,
            row: <DistributorRow locale={locale} messages={messages} distributor={distributor} />,
          })),
        }))}
      />
    </section>
  );
}
