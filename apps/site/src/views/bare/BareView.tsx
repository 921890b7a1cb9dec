import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { Article } from '../prose/Article.tsx';
import type { ViewProps } from '../view.ts';

/** A page's words without header, footer and band, to stand inside another site. */
export function BareView({ messages, page }: ViewProps) {
  return (
    <main>
      <Section as="div" space="m">
        <Container>
          <Stack space="m">
            <Heading level={1} size="h3">
              {page.title}
            </Heading>
            {page.summary ? (
              <Text size="lead" tone="secondary">
                {page.summary}
              </Text>
            ) : null}
            <Article page={page}>
              {page.body ? <Prose html={page.body} /> : <Text tone="secondary">{messages.page.empty}</Text>}
            </Article>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
