import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { Messages } from '../../i18n/index.ts';

interface ErrorViewProps {
  messages: Messages['errors'];
  home: string;
  reference?: string;
}

/** The cause is in the log, never on the page. */
export function ErrorView({ messages, home, reference }: ErrorViewProps) {
  return (
    <main>
      <Section as="div" tone="navy" space="l">
        <Container>
          <Stack space="l" align="start">
            <Heading level={1} size="h2">
              {messages.error}
            </Heading>
            <Text size="lead" tone="secondary">
              {messages.errorLead}
            </Text>
            {reference ? (
              <Text tone="secondary">
                {messages.reference} <bdi>{reference}</bdi>
              </Text>
            ) : null}
            <Inline space="s">
              <Button tone="gold" href="">
                {messages.retry}
              </Button>
              <Button href={home} tone="onDark">
                {messages.backHome}
              </Button>
            </Inline>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
