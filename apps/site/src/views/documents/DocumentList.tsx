import type { Locale } from '@fundfront/content-model';
import { Heading } from '@fundfront/ui/components/Heading';
import { Filter } from '../../features/filter/Filter.tsx';
import { formatMonthName, type Messages } from '../../i18n/index.ts';
import type { Year } from './byMonth.ts';
import { DocumentLine } from './DocumentLine.tsx';
import * as styles from './DocumentList.css.ts';

interface DocumentListProps {
  locale: Locale;
  messages: Messages;
  years: readonly Year[];
}

export function DocumentList({ locale, messages, years }: DocumentListProps) {
  const labels = messages.reading.documents;
  return (
    <div className={styles.all}>
      <div className={styles.tools}>
        <Filter list="documents" messages={{ search: labels.search, found: labels.found, nothing: labels.nothing }} />
        {years.length > 1 ? (
          <nav aria-label={labels.years}>
            <ul className={styles.years}>
              {years.map(({ year, anchor }) => (
                <li key={year}>
                  <a href={`#${anchor}`} className={styles.year}>
                    {year}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      <div id="documents" className={styles.list}>
        {years.map(({ year, anchor, months }) => (
          <section key={year} data-filter-group aria-labelledby={anchor}>
            <Heading level={2} size="h3" id={anchor}>
              {year}
            </Heading>
            {months.map(({ day, rows }) => (
              <section key={day} data-filter-group className={styles.month}>
                <h3 className={styles.monthName}>{formatMonthName(locale, day)}</h3>
                <ul className={styles.rows}>
                  {rows.map((row) => (
                    <DocumentLine key={row.anchor} locale={locale} messages={messages} row={row} />
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
