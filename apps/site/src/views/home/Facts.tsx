import { Heading } from '@fundfront/ui/components/Heading';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './Facts.css.ts';

export function Facts({ data }: TemplateViewProps<'home'>) {
  if (!data.factsTitle && !data.facts?.length) return null;
  return (
    <Section labelledBy="home-facts">
      <Container>
        <div className={styles.why}>
          <div className={styles.statement}>
            <Heading level={2} id="home-facts">
              {data.factsTitle}
            </Heading>
            {data.factsLead ? (
              <Text size="lead" tone="secondary">
                {data.factsLead}
              </Text>
            ) : null}
          </div>
          <dl className={styles.list}>
            {data.facts?.map((fact) => (
              <div key={fact.title} className={styles.row}>
                <dt className={styles.figure}>
                  <Ltr>{fact.figure}</Ltr>
                </dt>
                <dd className={styles.text}>
                  <strong className={styles.title}>{fact.title}</strong>
                  {fact.text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </Section>
  );
}
