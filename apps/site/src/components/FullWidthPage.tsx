import type { Locale } from '@fundfront/content-model';
import { Prose } from '@fundfront/ui/components/Prose';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { ReactNode } from 'react';
import type { SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import { Article } from './Article.tsx';
import { ArticleLayout } from './ArticleLayout.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageMeta } from './PageMeta.tsx';
import { Related, type RelatedEntry } from './Related.tsx';

interface FullWidthPageProps {
  locale: Locale;
  messages: Messages;
  page: SitePage;
  head?: ReactNode;
  textFirst?: boolean;
  /** Of an entry with a picture: what the drawing says that stands in for one. Its head leaves the navy to them. */
  mark?: string | undefined;
  sections?: readonly { id: string; label: string }[];
  beside?: ReactNode;
  /** In place of the ways onward; the page itself may be among them. */
  related?: readonly RelatedEntry[];
  children?: ReactNode;
}

export function FullWidthPage({
  textFirst = false,
  mark,
  sections,
  beside,
  related = [],
  ...given
}: FullWidthPageProps) {
  const { locale, messages, page, head, children } = given;
  const others = related.filter(({ id }) => id !== page.id);
  const text = page.body ? <Prose html={page.body} /> : null;
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} tone={mark ? 'paper' : 'navy'}>
        {head ? <PageMeta>{head}</PageMeta> : null}
      </PageHeader>
      <Section as="div" space="m">
        <Container>
          <Stack space="xxl">
            {textFirst && (page.image || mark || text || beside) ? (
              <ArticleLayout messages={messages} page={page} sections={sections} beside={beside}>
                <Article page={page} mark={mark}>
                  {text}
                </Article>
              </ArticleLayout>
            ) : null}
            {children}
            {textFirst ? null : text}
          </Stack>
        </Container>
      </Section>
      <PageFooter locale={locale} messages={messages} page={page}>
        {others.length > 0 ? (
          <Related locale={locale} messages={messages} entries={others} all={page.breadcrumbs.at(-1)} />
        ) : null}
      </PageFooter>
    </>
  );
}
