import type { Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import { messagesOf } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';

/**
 * Reads nothing and stays small, since the framework writes it into the data of every page. Visitors get the full page
 * of the same status from `server/`.
 */
export function NotFoundNotice({ locale }: { locale: Locale }) {
  const { errors } = messagesOf(locale);
  return (
    <main>
      <Section as="div" space="l">
        <Container>
          <Stack space="l" align="start">
            <Heading level={1} size="h2">
              {errors.notFound}
            </Heading>
            <Button href={pathTo(locale, 'home')}>{errors.backHome}</Button>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
