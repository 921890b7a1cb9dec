import type { Item } from '../content/items.ts';

type Vacancy = Pick<Item<'vacancy'>, 'data'>;

/** Both YYYY-MM-DD in Karachi. */
export function isOpen(closingDate: string | null | undefined, today: string): boolean {
  return !closingDate || closingDate >= today;
}

export function openVacancies<V extends Vacancy>(vacancies: readonly V[], today: string): V[] {
  return vacancies.filter(({ data }) => isOpen(data.closingDate, today));
}

export function nextClosing(vacancies: readonly Vacancy[]): string | null {
  return vacancies.flatMap(({ data }) => data.closingDate ?? []).sort()[0] ?? null;
}
