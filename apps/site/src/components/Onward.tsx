import type { PageLink, SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import * as styles from './Onward.css.ts';

interface OnwardProps {
  messages: Messages;
  page: Pick<SitePage, 'path' | 'breadcrumbs' | 'siblings'>;
}

const steps = 3;

/** Those after it in its section, from the first again after the last, and the section itself where they are few. */
function stepsFrom({ path, breadcrumbs, siblings }: OnwardProps['page']): PageLink[] {
  const at = siblings.findIndex((link) => link.path === path);
  const others = [...siblings.slice(at + 1), ...siblings.slice(0, Math.max(at, 0))];
  return [...others, ...breadcrumbs.toReversed()].slice(0, steps);
}

export function Onward({ messages, page }: OnwardProps) {
  const links = stepsFrom(page);
  if (links.length === 0) return null;
  return (
    <nav aria-label={messages.page.onward}>
      <p className={styles.title} aria-hidden="true">
        {messages.page.onward}
      </p>
      <ul className={styles.list}>
        {links.map(({ title, path, summary }) => (
          <li key={path} className={styles.step}>
            <a href={path} className={styles.link}>
              {title}
            </a>
            {summary ? <p className={styles.summary}>{summary}</p> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
