import type { Item } from '../../content/items.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './ArticlesView.css.ts';

interface KindFilterProps {
  messages: Messages;
  articles: readonly Item<'article'>[];
}

/** Which kind the list below shows. The style sheet follows the choice, so it works without script. */
export function KindFilter({ messages, articles }: KindFilterProps) {
  const labels = messages.company.articles;
  const countOf = (kind: string) => articles.filter(({ data }) => data.kind === kind).length;
  const options = [
    { value: 'all', label: labels.all, count: articles.length },
    { value: 'announcement', label: labels.announcements, count: countOf('announcement') },
    { value: 'article', label: labels.articles, count: countOf('article') },
  ];
  // One kind alone leaves nothing to choose.
  if (options.some(({ count }) => count === 0)) return <span />;
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
