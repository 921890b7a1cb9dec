import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Split } from '@fundfront/ui/layout/Split';
import { Stack } from '@fundfront/ui/layout/Stack';
import { formAnchor } from '../../components/FormSection.tsx';
import { VacancyRows } from '../../components/VacancyRows.tsx';
import type { Item } from '../../content/items.ts';
import type { TemplateViewProps } from '../view.ts';

export interface PositionsProps extends TemplateViewProps<'careers'> {
  open: readonly Item<'vacancy'>[];
}

export function Positions({ locale, messages, data, open }: PositionsProps) {
  const { service } = messages;
  return (
    <Section tone="band" space="m" labelledBy="positions">
      <Container>
        <Split
          ratio="4:8"
          start={
            <Heading level={2} size="h3" id="positions">
              {data.positionsTitle ?? service.positions}
            </Heading>
          }
          end={
            open.length > 0 ? (
              <VacancyRows locale={locale} messages={messages} vacancies={open} labelledBy="positions" />
            ) : (
              <Stack space="s" align="start">
                <Text size="lead">{service.noPositions}</Text>
                <Text tone="secondary">{service.noPositionsLead}</Text>
                <Button href={`#${formAnchor}`} tone="secondary">
                  {service.openApplication}
                </Button>
              </Stack>
            )
          }
        />
      </Container>
    </Section>
  );
}
