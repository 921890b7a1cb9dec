import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Panel } from '@fundfront/ui/layout/Panel';
import { Section } from '@fundfront/ui/layout/Section';
import { SavingExample } from '../../features/calculators/SavingExample.tsx';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './HowTo.css.ts';

const SavingExampleIsland = island('savingExample', SavingExample, 'used');

export function HowTo({ locale, messages, data }: TemplateViewProps<'home'>) {
  const { rupees, million, year, years } = messages.calculators.common;
  if (!data.steps?.length && !data.savingTitle) return null;
  return (
    <Section labelledBy="home-steps">
      <Container>
        <div className={styles.how}>
          <div>
            <Heading level={2} id="home-steps">
              {data.stepsTitle ?? messages.fund.invest}
            </Heading>
            <ol className={styles.steps}>
              {data.steps?.map((step) => (
                <li key={step.title} className={styles.step}>
                  <h3 className={styles.title}>{step.title}</h3>
                  <p className={styles.text}>{step.text}</p>
                </li>
              ))}
            </ol>
          </div>
          {data.savingTitle ? (
            <Panel tone="tint" space="l" as="section" aria-labelledby="home-saving">
              <Heading level={3} id="home-saving">
                {data.savingTitle}
              </Heading>
              <SavingExampleIsland
                locale={locale}
                rate={Number(data.savingRate ?? '10')}
                messages={messages.saving}
                units={{ rupees, million, year, years }}
              />
              {data.savingNote ? (
                <div className={styles.note}>
                  <Text size="meta" tone="secondary">
                    {data.savingNote}
                  </Text>
                </div>
              ) : null}
              <TextLink href={pathTo(locale, 'growthCalculator')} arrow size="ui">
                {messages.saving.open}
              </TextLink>
            </Panel>
          ) : null}
        </div>
      </Container>
    </Section>
  );
}
