import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Feed } from '@fundfront/ui/icons';
import type { ReactNode } from 'react';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { YearGroups } from '../../components/YearGroups.tsx';
import type { Item } from '../../content/items.ts';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import type { ViewProps } from '../view.ts';
import { ArticleRow } from './ArticleRow.tsx';
import * as styles from './ArticlesView.css.ts';

interface ArticlesViewProps extends ViewProps {
  /** Newest first. */
  articles: readonly Item<'article'>[];
  whole: boolean;
  pages: ReactNode;
}

export function ArticlesView({ articles, whole, pages, ...view }: ArticlesViewProps) {
  const { locale, messages } = view;
  const labels = messages.company.articles;
  return (
    <FullWidthPage {...view}>
      {articles.length === 0 ? (
        <Text tone="secondary">{labels.none}</Text>
      ) : (
        <div className={styles.articles}>
          <div className={styles.bar}>
            {whole ? <KindFilter messages={messages} articles={articles} /> : <span />}
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
          {pages}
        </div>
      )}
    </FullWidthPage>
  );
}

interface KindFilterProps {
  messages: Messages;
  articles: readonly Item<'article'>[];
}

function KindFilter({ messages, articles }: KindFilterProps) {
  const labels = messages.company.articles;
  const countOf = (kind: string) => articles.filter(({ data }) => data.kind === kind).length;
  const options = [
    { value: 'all', label: labels.all, count: articles.length },
    { value: 'announcement', label: labels.announcements, count: countOf('announcement') },
    { value: 'article', label: labels.articles, count: countOf('article') },
    { value: 'lesson', label: labels.lessons, count: countOf('lesson') },
  ].filter(({ count }) => count > 0);
  // One kind alone leaves nothing to choose.
  if (options.length < 3) return <span />;
  return (
    <fieldset aria-label={labels.filter} className={styles.filter} data-print="hide">
      {options.map(({ value, label, count }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name="kind" value={value} defaultChecked={value === 'all'} className={styles.radio} />
          {label}
          <span className={styles.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
