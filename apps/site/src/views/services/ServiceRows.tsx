import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import type { RowOf } from '../../content/template.ts';
import * as styles from './ServiceRows.css.ts';

interface ServiceRowsProps {
  services: readonly RowOf<'services', 'services'>[];
  empty: string;
}

export function ServiceRows({ services, empty }: ServiceRowsProps) {
  if (services.length === 0) return <Text tone="secondary">{empty}</Text>;
  return (
    <div className={styles.groups}>
      {[...Map.groupBy(services, (service) => service.group)].map(([group, rows]) => (
        <section key={group} className={styles.group}>
          <Heading level={2} size="h3">
            {group}
          </Heading>
          <ul className={styles.rows}>
            {rows.map((service) => (
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
