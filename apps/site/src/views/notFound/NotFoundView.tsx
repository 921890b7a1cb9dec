import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Split } from '@fundfront/ui/layout/Split';
import { Stack } from '@fundfront/ui/layout/Stack';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import type { ReactNode } from 'react';
import { LinkRows } from '../../components/LinkRows.tsx';
import type { PageLink } from '../../content/page.ts';
import type { Messages } from '../../i18n/index.ts';

interface NotFoundViewProps {
  messages: Messages;
  home: string;
  links: readonly PageLink[];
  search: ReactNode;
}

export function NotFoundView({ messages, home, links, search }: NotFoundViewProps) {
  const { errors } = messages;
  return (
    <>
      <Section as="div" tone="navy" space="m" pattern={<GirihField use="band" />}>
        <Container>
          <Stack space="m" align="start">
            <Text as="span" size="h1" tone="accent" numeric="hero">
              404
            </Text>
            <Heading level={1} size="h2">
              {errors.notFound}
            </Heading>
            <Text size="lead" tone="secondary">
              {errors.notFoundLead}
            </Text>
            <Button href={home} tone="gold">
              {errors.backHome}
            </Button>
          </Stack>
        </Container>
      </Section>
      <Section as="div" space="m">
        <Container>
          <Split
            ratio="5:7"
            start={search}
            end={links.length > 0 ? <LinkRows label={messages.header.menu} links={links} /> : null}
          />
        </Container>
      </Section>
    </>
  );
}
