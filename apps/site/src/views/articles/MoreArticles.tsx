import type { Locale } from '@fundfront/content-model';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { inLanguage } from '../../components/inLanguage.ts';
import type { Item } from '../../content/items.ts';
import type { PageLink } from '../../content/page.ts';
import { formatDate, type Messages } from '../../i18n/index.ts';
import * as styles from './MoreArticles.css.ts';

interface MoreArticlesProps {
  locale: Locale;
  messages: Messages;
  articles: readonly Item<'article'>[];
  all: PageLink | undefined;
}

export function MoreArticles({ locale, messages, articles, all }: MoreArticlesProps) {
  const labels = messages.company.articles;
  return (
    <aside aria-labelledby="more" className={styles.rail} data-print="hide">
      <h2 id="more" className={styles.title}>
        {labels.more}
      </h2>
      <ul className={styles.list}>
        {articles.map(({ id, path, title, data, locale: language }) => (
          <li key={id} className={styles.row}>
            {data.date ? (
              <Text as="time" dateTime={data.date} size="meta" tone="meta">
                {formatDate(locale, data.date)}
              </Text>
            ) : null}
            {path === null ? null : (
              <TextLink href={path} tone="strong" {...inLanguage(language, locale)}>
                {title}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      {all ? (
        <TextLink href={all.path} arrow size="ui">
          {labels.back}
        </TextLink>
      ) : null}
    </aside>
  );
}
