import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import type { RowOf } from '../../content/template.ts';
import { grouped } from '../../grouped.ts';
import * as styles from './ServiceRows.css.ts';

interface ServiceRowsProps {
  services: readonly RowOf<'services', 'services'>[];
  empty: string;
}

export function ServiceRows({ services, empty }: ServiceRowsProps) {
  if (services.length === 0) return <Text tone="secondary">{empty}</Text>;
  return (
    <div className={styles.groups}>
      {grouped(services, (service) => service.group).map(({ key, items }) => (
        <section key={key} className={styles.group}>
          <Heading level={2} size="h3">
            {key}
          </Heading>
          <ul className={styles.rows}>
            {items.map((service) => (
              <li key={service.title} className={styles.row}>
                <h3 className={styles.title}>{service.title}</h3>
                <Prose html={service.text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
