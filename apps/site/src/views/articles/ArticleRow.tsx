import type { Locale } from '@fundfront/content-model';
import { Chip } from '@fundfront/ui/components/Chip';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { inLanguage } from '../../components/inLanguage.ts';
import type { Item } from '../../content/items.ts';
import { formatDate, type Messages } from '../../i18n/index.ts';
import * as styles from './ArticleRow.css.ts';

interface ArticleRowProps {
  locale: Locale;
  messages: Messages;
  article: Item<'article'>;
}

export function ArticleRow({ locale, messages, article: { title, path, data, locale: language } }: ArticleRowProps) {
  const own = inLanguage(language, locale);
  return (
    <li className={styles.row} data-kind={data.kind}>
      {data.date ? (
        <time dateTime={data.date} className={styles.date}>
          {formatDate(locale, data.date)}
        </time>
      ) : null}
      <div className={styles.text} {...own}>
        <h3 className={styles.title}>
          {path === null ? (
            title
          ) : (
            <TextLink href={path} tone="strong">
              {title}
            </TextLink>
          )}
        </h3>
        {data.summary ? <p className={styles.summary}>{data.summary}</p> : null}
      </div>
      {data.kind ? (
        <span className={styles.kind}>
          <Chip tone="outline">{messages.company.articles.kinds[data.kind]}</Chip>
        </span>
      ) : null}
    </li>
  );
}
