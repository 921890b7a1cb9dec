import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import { LinkRows } from '../../components/LinkRows.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { ViewProps } from '../view.ts';

export function LandingView({ locale, messages, page }: ViewProps) {
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <Section as="div" space="m">
        <Container>
          <Stack space="xl">
            {page.body ? <Prose html={page.body} /> : null}
            {page.children.length > 0 ? (
              <LinkRows label={messages.page.contents} links={page.children} />
            ) : (
              <Text tone="secondary">{messages.page.noChildren}</Text>
            )}
            <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
