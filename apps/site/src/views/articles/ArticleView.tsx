import { Chip } from '@fundfront/ui/components/Chip';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { Split } from '@fundfront/ui/layout/Split';
import { PageFooter } from '../../components/PageFooter.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageMeta } from '../../components/PageMeta.tsx';
import type { Item } from '../../content/items.ts';
import { formatDate } from '../../i18n/index.ts';
import { Article } from '../prose/Article.tsx';
import type { EntryViewProps } from '../view.ts';
import { MoreArticles } from './MoreArticles.tsx';

interface ArticleViewProps extends EntryViewProps<'article'> {
  others: readonly Item<'article'>[];
}

export function ArticleView({ data: { kind, date }, others, ...view }: ArticleViewProps) {
  const { locale, messages, page } = view;
  const more = others.filter(({ id }) => id !== page.id).slice(0, 3);
  const article = (
    <Article page={page}>
      {page.body ? (
        <Prose html={page.body} />
      ) : page.summary ? null : (
        <Text tone="secondary">{messages.page.empty}</Text>
      )}
    </Article>
  );
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page}>
        <PageMeta>
          {kind ? <Chip tone="outline">{messages.company.articles.kinds[kind]}</Chip> : null}
          {date ? (
            <Text as="time" dateTime={date} size="meta" tone="meta">
              {formatDate(locale, date)}
            </Text>
          ) : null}
        </PageMeta>
      </PageHeader>
      <Section as="div" space="m">
        <Container>
          {more.length > 0 ? (
            <Split
              ratio="8:4"
              start={article}
              end={<MoreArticles locale={locale} messages={messages} articles={more} all={page.breadcrumbs.at(-1)} />}
            />
          ) : (
            article
          )}
        </Container>
      </Section>
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}
