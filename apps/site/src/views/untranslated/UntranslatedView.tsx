import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import { coverOf } from '../../components/coverOf.ts';
import { LinkRows } from '../../components/LinkRows.tsx';
import type { PageLink } from '../../content/page.ts';
import type { Messages } from '../../i18n/index.ts';

interface UntranslatedViewProps {
  messages: Messages;
  english: PageLink;
  /** What there is in Urdu. */
  links: readonly PageLink[];
}

export function UntranslatedView({ messages, english, links }: UntranslatedViewProps) {
  const { title, link, onward } = messages.untranslated;
  return (
    <>
      <Section as="div" tone="navy" space="m" pattern={<GirihField use="cover" drawing={coverOf(english.path)} />}>
        <Container>
          <Stack space="m" align="start">
            <Heading level={1} size="h2">
              {title}
            </Heading>
            <Text size="lead" tone="secondary" lang="en" dir="ltr">
              {english.title}
            </Text>
            <Button href={english.path} hrefLang="en" size="l" tone="gold">
              {link}
            </Button>
          </Stack>
        </Container>
      </Section>
      {links.length > 0 ? (
        <Section space="m" labelledBy="onward">
          <Container>
            <Stack space="m">
              <Heading level={2} size="h3" id="onward">
                {onward}
              </Heading>
              <LinkRows label={onward} links={links} />
            </Stack>
          </Container>
        </Section>
      ) : null}
    </>
  );
}
