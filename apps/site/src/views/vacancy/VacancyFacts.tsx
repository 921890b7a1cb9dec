import { Facts } from '@fundfront/ui/components/Facts';
import type { ReactNode } from 'react';
import { formatDate } from '../../i18n/index.ts';
import type { EntryViewProps } from '../view.ts';
import * as styles from './VacancyFacts.css.ts';

interface Fact {
  term: string;
  value: ReactNode;
}

export function VacancyFacts({ locale, messages: { service, fund }, data }: EntryViewProps<'vacancy'>) {
  const facts: Fact[] = [
    { term: service.city, value: data.city },
    { term: service.department, value: data.department },
    { term: service.employment, value: data.employment ? service.employments[data.employment] : null },
    { term: service.openings, value: data.openings },
    { term: service.posted, value: data.date && <time dateTime={data.date}>{formatDate(locale, data.date)}</time> },
  ].filter(({ value }) => value);
  return (
    <aside aria-labelledby="facts">
      <h2 id="facts" className={styles.title}>
        {fund.facts}
      </h2>
      <Facts items={facts} layout="rail" />
    </aside>
  );
}
