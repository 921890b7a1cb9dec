import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { PageFooter } from '../../components/PageFooter.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { TemplateViewProps } from '../view.ts';
import { ServiceRows } from './ServiceRows.tsx';

export function ServicesView({ locale, messages, page, data }: TemplateViewProps<'services'>) {
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <Section as="div" space="m">
        <Container>
          <Stack space="xxl">
            {page.body ? <Prose html={page.body} /> : null}
            <ServiceRows services={data.services ?? []} empty={messages.reading.services.empty} />
          </Stack>
        </Container>
      </Section>
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}
