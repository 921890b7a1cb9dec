import type { Locale } from '@fundfront/content-model';
import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { ReactNode } from 'react';
import type { SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageMeta } from './PageMeta.tsx';

interface FullWidthPageProps {
  locale: Locale;
  messages: Messages;
  page: SitePage;
  head?: ReactNode;
  textFirst?: boolean;
  children: ReactNode;
}

export function FullWidthPage({ locale, messages, page, head, textFirst = false, children }: FullWidthPageProps) {
  const text = page.body ? <Prose html={page.body} /> : null;
  return (
    <>
      <PageHeader locale={locale} messages={messages} title={page.title} lead={page.summary} above={page.breadcrumbs}>
        {head ? <PageMeta>{head}</PageMeta> : null}
      </PageHeader>
      <Section as="div" space="m">
        <Container>
          <Stack space="xxl">
            {textFirst ? text : null}
            {children}
            {textFirst ? null : text}
          </Stack>
        </Container>
      </Section>
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}
