import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Split } from '@fundfront/ui/layout/Split';
import { LinkRows } from '../../parts/LinkRows.tsx';
import { LocalNav } from '../../parts/LocalNav.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Updated } from '../../parts/Updated.tsx';
import type { ViewProps } from '../view.ts';
import { Article } from './Article.tsx';

/** A page to read, with the pages of its section beside it. */
export function ProseView({ locale, messages, page }: ViewProps) {
  const section = page.breadcrumbs.length > 0 && page.siblings.length > 1;
  const article = (
    <Article page={page}>
      {page.body ? (
        <Prose html={page.body} />
      ) : page.children.length === 0 ? (
        <Text tone="secondary">{messages.page.empty}</Text>
      ) : null}
      {page.children.length > 0 ? <LinkRows label={messages.page.contents} links={page.children} /> : null}
      <Updated locale={locale} messages={messages} at={page.publishedAt} />
    </Article>
  );
  return (
    <>
      <PageHead locale={locale} messages={messages} title={page.title} lead={page.summary} above={page.breadcrumbs} />
      <Section as="div" space="m">
        <Container>
          {section ? (
            <Split
              ratio="8:4"
              start={article}
              end={<LocalNav label={messages.page.section} links={page.siblings} path={page.path} />}
            />
          ) : (
            article
          )}
        </Container>
      </Section>
    </>
  );
}
