import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { Metadata } from 'next';
import { messagesOf } from '../i18n/index.ts';
import { pathTo } from '../links.ts';
import { Document } from './_site/Document.tsx';

const { errors } = messagesOf('en');

export const metadata: Metadata = { title: errors.notFound, robots: { index: false } };

/** For addresses outside every route. It is drawn while building, so it reads nothing. */
export default function GlobalNotFound() {
  return (
    <Document locale="en">
      <main>
        <Section as="div" space="l">
          <Container>
            <Stack space="l" align="start">
              <Heading level={1} size="h2">
                {errors.notFound}
              </Heading>
              <Button href={pathTo('en', 'home')}>{errors.backHome}</Button>
            </Stack>
          </Container>
        </Section>
      </main>
    </Document>
  );
}
