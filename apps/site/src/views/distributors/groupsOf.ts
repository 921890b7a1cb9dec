import { contentTypes } from '@fundfront/content-model';
import type { Item } from '../../content/items.ts';

type Distributor = Pick<Item<'distributor'>, 'data'>;

const { choices } = contentTypes.distributor.fields.kind;

/** Distributors by kind, in the order in which the content model names the kinds; kinds without any are left out. */
export function groupsOf<D extends Distributor>(distributors: readonly D[]) {
  return choices.flatMap(({ value: kind }) => {
    const rows = distributors.filter(({ data }) => data.kind === kind);
    return rows.length > 0 ? [{ kind, rows }] : [];
  });
}

/** How many distributors each city has, in the alphabet of a language. */
export function citiesOf(distributors: readonly Distributor[], locale: string) {
  const cities = Map.groupBy(
    distributors.flatMap(({ data }) => data.city ?? []),
    (city) => city,
  );
  return [...cities]
    .map(([name, found]) => ({ name, count: found.length }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
