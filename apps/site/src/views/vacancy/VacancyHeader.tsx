import { Button } from '@fundfront/ui/components/Button';
import { formAnchor } from '../../components/FormSection.tsx';
import { formatDate } from '../../i18n/index.ts';
import type { EntryViewProps } from '../view.ts';
import * as styles from './VacancyHeader.css.ts';

export function VacancyHeader({
  locale,
  messages: { service },
  data,
  open,
}: EntryViewProps<'vacancy'> & { open: boolean }) {
  if (!open) return null;
  return (
    <div className={styles.row}>
      <p>
        <span className={styles.label}>{service.applyUntil}</span>
        <br />
        <span className={styles.date}>
          {data.closingDate ? (
            <time dateTime={data.closingDate}>{formatDate(locale, data.closingDate)}</time>
          ) : (
            service.untilFilled
          )}
        </span>
      </p>
      <Button href={`#${formAnchor}`} tone="gold" size="l" stretch="phone">
        {service.applyFor}
      </Button>
    </div>
  );
}
