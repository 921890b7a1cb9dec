import { Button } from '@fundfront/ui/components/Button';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './Hero.css.ts';

export function Hero({ page, data }: TemplateViewProps<'home'>) {
  return (
    <Section as="div" tone="navy" space="none" pattern={<GirihField use="hero" />}>
      <Container>
        <div className={styles.hero}>
          <h1 className={styles.promise}>{data.promise ?? page.title}</h1>
          {data.lead ? <p className={styles.lead}>{data.lead}</p> : null}
          <div className={styles.actions}>
            {data.mainActionLabel && data.mainActionUrl ? (
              <Button href={data.mainActionUrl} tone="gold" size="l" stretch="phone">
                {data.mainActionLabel}
              </Button>
            ) : null}
            {data.secondActionLabel && data.secondActionUrl ? (
              <Button href={data.secondActionUrl} tone="onDark" size="l" stretch="phone">
                {data.secondActionLabel}
              </Button>
            ) : null}
          </div>
        </div>
      </Container>
    </Section>
  );
}
