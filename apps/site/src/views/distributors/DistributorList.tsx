import type { Locale } from '@fundfront/content-model';
import { contentTypes } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import type { Item } from '../../content/items.ts';
import { CityFilter } from '../../features/cityFilter/CityFilter.tsx';
import type { Messages } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { DistributorRow } from './DistributorRow.tsx';

const CityFilterIsland = island('cityFilter', CityFilter, 'used');

type Distributor = Pick<Item<'distributor'>, 'data'>;

const { choices } = contentTypes.distributor.fields.kind;

export function groupsOf<D extends Distributor>(distributors: readonly D[]) {
  return choices.flatMap(({ value: kind }) => {
    const rows = distributors.filter(({ data }) => data.kind === kind);
    return rows.length > 0 ? [{ kind, rows }] : [];
  });
}

export function citiesOf(distributors: readonly Distributor[], locale: string) {
  const cities = Map.groupBy(
    distributors.flatMap(({ data }) => data.city ?? []),
    (city) => city,
  );
  return [...cities]
    .map(([name, found]) => ({ name, count: found.length }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

interface DistributorListProps {
  locale: Locale;
  messages: Messages;
  distributors: readonly Item<'distributor'>[];
}

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
      <CityFilterIsland
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
