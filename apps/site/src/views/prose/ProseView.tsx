import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Article } from '../../components/Article.tsx';
import { ArticleLayout } from '../../components/ArticleLayout.tsx';
import { besideText } from '../../components/BesideText.tsx';
import { CallBand } from '../../components/CallBand.tsx';
import { LastUpdated } from '../../components/LastUpdated.tsx';
import { LinkRows } from '../../components/LinkRows.tsx';
import { Onward } from '../../components/Onward.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { TemplateData } from '../../content/template.ts';
import type { ViewProps } from '../view.ts';
import { outlineOf } from './outline.ts';
import * as styles from './ProseView.css.ts';

interface ProseViewProps extends ViewProps {
  data?: TemplateData<'prose'>;
}

export function ProseView({ locale, messages, page, data }: ProseViewProps) {
  const { html, sections } = outlineOf(page.body ?? '');
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <Section as="div" space="m">
        <Container>
          <ArticleLayout
            messages={messages}
            page={page}
            sections={sections}
            beside={data ? besideText(data) : undefined}
          >
            <Article page={page}>
              {html ? (
                <Prose html={html} />
              ) : page.children.length === 0 ? (
                <Text tone="secondary">{messages.page.empty}</Text>
              ) : null}
              {page.children.length > 0 ? <LinkRows label={messages.page.contents} links={page.children} /> : null}
              <LastUpdated locale={locale} messages={messages} at={page.publishedAt} />
            </Article>
          </ArticleLayout>
        </Container>
      </Section>
      <Container>
        <div className={styles.onward}>
          <Onward messages={messages} page={page} />
        </div>
      </Container>
      {data ? <CallBand locale={locale} messages={messages} data={data} /> : null}
    </>
  );
}
