import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { PageLink } from '../../content/page.ts';
import type { Messages } from '../../i18n/index.ts';

interface UntranslatedViewProps {
  messages: Messages;
  english: PageLink;
}

export function UntranslatedView({ messages, english }: UntranslatedViewProps) {
  return (
    <Section as="div" space="l">
      <Container>
        <Stack space="l" align="start">
          <Heading level={1} size="h2">
            {messages.untranslated.title}
          </Heading>
          <Text size="lead" tone="secondary" lang="en" dir="ltr">
            {english.title}
          </Text>
          <Button href={english.path} hrefLang="en" size="l">
            {messages.untranslated.link}
          </Button>
        </Stack>
      </Container>
    </Section>
  );
}
