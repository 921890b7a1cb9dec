import { Facts } from '@fundfront/ui/components/Facts';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { formatDate } from '../../i18n/index.ts';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './CompanyView.css.ts';

export function CompanyView({ data: { particulars, checkedOn }, ...view }: TemplateViewProps<'company'>) {
  const { locale, messages } = view;
  const { facts } = messages.company;
  const groups = [...Map.groupBy(particulars ?? [], ({ group }) => group)];
  return (
    <FullWidthPage {...view} textFirst>
      <div className={styles.groups}>
        {groups.length === 0 ? <Text tone="secondary">{facts.none}</Text> : null}
        {groups.map(([group, rows]) => (
          <section key={group} className={styles.group}>
            <Heading level={2} size="h3">
              {group}
            </Heading>
            <div className={styles.rows}>
              <Facts
                layout="columns"
                items={rows.map(({ term, value }) => ({
                  term,
                  value: <span className={styles.value}>{value}</span>,
                }))}
              />
            </div>
          </section>
        ))}
        {checkedOn ? (
          <div className={styles.checked}>
            <Text size="meta" tone="meta">
              {facts.checked(formatDate(locale, checkedOn))}
            </Text>
          </div>
        ) : null}
      </div>
    </FullWidthPage>
  );
}
