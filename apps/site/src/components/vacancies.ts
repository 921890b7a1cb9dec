import type { Item } from '../content/items.ts';

type Vacancy = Pick<Item<'vacancy'>, 'data'>;

/** Whether applications are taken on a day, both as YYYY-MM-DD in Karachi; without a closing date they always are. */
export function isOpen(closingDate: string | null | undefined, today: string): boolean {
  return !closingDate || closingDate >= today;
}

export function openVacancies<V extends Vacancy>(vacancies: readonly V[], today: string): V[] {
  return vacancies.filter(({ data }) => isOpen(data.closingDate, today));
}

/** The earliest closing date among positions; null where none of them closes. */
export function nextClosing(vacancies: readonly Vacancy[]): string | null {
  return vacancies.flatMap(({ data }) => data.closingDate ?? []).sort()[0] ?? null;
}
