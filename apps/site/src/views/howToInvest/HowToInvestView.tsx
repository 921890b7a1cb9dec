import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { PageFooter } from '../../components/PageFooter.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { RowOf } from '../../content/template.ts';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './HowToInvestView.css.ts';

export function HowToInvestView({ locale, messages, page, data }: TemplateViewProps<'howToInvest'>) {
  const steps = data.steps ?? [];
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <Section as="div" space="m">
        <Container>
          {page.body ? (
            <div className={styles.intro}>
              <Prose html={page.body} />
            </div>
          ) : null}
          {steps.length === 0 ? (
            <Text tone="secondary">{messages.reading.steps.empty}</Text>
          ) : (
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                <Step key={step.title} step={step} number={index + 1} />
              ))}
            </ol>
          )}
        </Container>
      </Section>
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}

function Step({ step, number }: { step: RowOf<'howToInvest', 'steps'>; number: number }) {
  return (
    <li className={styles.step}>
      <span className={styles.figure} aria-hidden="true">
        {number}
      </span>
      <Heading level={2} size="h3">
        {step.title}
      </Heading>
      <div className={styles.text}>
        <Prose html={step.text} />
        {step.linkWords && step.linkUrl ? (
          <TextLink href={step.linkUrl} arrow size="ui">
            {step.linkWords}
          </TextLink>
        ) : null}
      </div>
    </li>
  );
}
