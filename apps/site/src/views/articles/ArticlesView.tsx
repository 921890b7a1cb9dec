import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Feed } from '@fundfront/ui/icons';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { YearGroups } from '../../components/YearGroups.tsx';
import type { Item } from '../../content/items.ts';
import { pathTo } from '../../links.ts';
import type { ViewProps } from '../view.ts';
import { ArticleRow } from './ArticleRow.tsx';
import * as styles from './ArticlesView.css.ts';
import { KindFilter } from './KindFilter.tsx';

interface ArticlesViewProps extends ViewProps {
  /** Newest first. */
  articles: readonly Item<'article'>[];
}

export function ArticlesView({ articles, ...view }: ArticlesViewProps) {
  const { locale, messages } = view;
  const labels = messages.company.articles;
  return (
    <FullWidthPage {...view}>
      {articles.length === 0 ? (
        <Text tone="secondary">{labels.none}</Text>
      ) : (
        <div className={styles.articles}>
          <div className={styles.bar}>
            <KindFilter messages={messages} articles={articles} />
            <TextLink href={pathTo(locale, 'feed')} size="ui" standalone type="application/rss+xml" data-print="hide">
              <Feed size="s" />
              {labels.feed}
            </TextLink>
          </div>
          <YearGroups
            entries={articles}
            dateOf={({ data }) => data.date}
            row={(article) => <ArticleRow key={article.id} locale={locale} messages={messages} article={article} />}
          />
        </div>
      )}
    </FullWidthPage>
  );
}
