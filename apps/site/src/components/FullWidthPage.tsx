import type { Locale } from '@fundfront/content-model';
import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { ReactNode } from 'react';
import type { SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import { ArticleLayout } from './ArticleLayout.tsx';
import * as styles from './FullWidthPage.css.ts';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageMeta } from './PageMeta.tsx';
import { Picture } from './Picture.tsx';

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
      <PageHeader locale={locale} messages={messages} page={page}>
        {head ? <PageMeta>{head}</PageMeta> : null}
      </PageHeader>
      <Section as="div" space="m">
        <Container>
          <Stack space="xxl">
            {textFirst && (page.image || text) ? (
              <ArticleLayout messages={messages} page={page}>
                <Stack space="xl">
                  {page.image ? (
                    <Picture image={page.image} sizes="(min-width: 64em) 48rem, 100vw" className={styles.picture} />
                  ) : null}
                  {text}
                </Stack>
              </ArticleLayout>
            ) : null}
            {children}
            {textFirst ? null : text}
          </Stack>
        </Container>
      </Section>
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}
