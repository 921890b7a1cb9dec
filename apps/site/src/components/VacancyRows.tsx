import type { Locale } from '@fundfront/content-model';
import { ChevronEnd } from '@fundfront/ui/icons';
import type { Item } from '../content/items.ts';
import { formatDate, type Messages } from '../i18n/index.ts';
import { inLanguage } from './inLanguage.ts';
import { list, row } from './LinkRows.css.ts';
import * as styles from './VacancyRows.css.ts';

interface VacancyRowsProps {
  locale: Locale;
  messages: Messages;
  vacancies: readonly Item<'vacancy'>[];
  labelledBy: string;
}

export function VacancyRows({ locale, messages, vacancies, labelledBy }: VacancyRowsProps) {
  return (
    <ul aria-labelledby={labelledBy} className={list}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className={row}>
          <VacancyRow locale={locale} messages={messages} vacancy={vacancy} />
        </li>
      ))}
    </ul>
  );
}

interface VacancyRowProps extends Pick<VacancyRowsProps, 'locale' | 'messages'> {
  vacancy: Item<'vacancy'>;
}

function VacancyRow({ locale, messages: { service }, vacancy }: VacancyRowProps) {
  const { department, city, employment, closingDate } = vacancy.data;
  const own = inLanguage(vacancy.locale, locale);
  return (
    <a href={vacancy.path ?? undefined} className={styles.link}>
      <span className={styles.text}>
        <span className={styles.title} {...own}>
          {vacancy.title}
        </span>
        <span className={styles.meta}>
          {[department, city].map((fact) =>
            fact ? (
              <span key={fact} className={styles.fact}>
                <bdi {...own}>{fact}</bdi>
              </span>
            ) : null,
          )}
          {employment ? <span className={styles.fact}>{service.employments[employment]}</span> : null}
        </span>
      </span>
      <span className={styles.until}>
        <span className={styles.label}>{service.applyUntil}</span>
        {closingDate ? (
          <time dateTime={closingDate} className={styles.date}>
            {formatDate(locale, closingDate)}
          </time>
        ) : (
          <span className={styles.date}>{service.untilFilled}</span>
        )}
      </span>
      <ChevronEnd size="s" />
    </a>
  );
}
