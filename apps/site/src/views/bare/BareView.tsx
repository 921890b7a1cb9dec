import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { Article } from '../../components/Article.tsx';
import type { TemplateData } from '../../content/template.ts';
import { ServiceRows } from '../services/ServiceRows.tsx';
import type { ViewProps } from '../view.ts';

interface BareViewProps extends Omit<ViewProps, 'locale'> {
  data: TemplateData<'services'>;
}

export function BareView({ messages, page, data }: BareViewProps) {
  return (
    <main>
      <Section as="div" space="m">
        <Container>
          <Stack space="xl">
            <Stack space="m">
              <Heading level={1} size="h2">
                {page.title}
              </Heading>
              {page.summary ? (
                <Text size="lead" tone="secondary">
                  {page.summary}
                </Text>
              ) : null}
            </Stack>
            <Article page={page}>{page.body ? <Prose html={page.body} /> : null}</Article>
            <ServiceRows services={data.services ?? []} empty={messages.reading.services.empty} />
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
