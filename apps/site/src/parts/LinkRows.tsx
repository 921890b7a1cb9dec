import { ChevronEnd } from '@fundfront/ui/icons';
import type { PageLink } from '../content/page.ts';
import * as styles from './LinkRows.css.ts';

interface LinkRowsProps {
  label: string;
  links: readonly PageLink[];
}

/** Pages as ruled rows: the name in the display face, what it is about beside it. */
export function LinkRows({ label, links }: LinkRowsProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {links.map((link) => (
        <li key={link.path} className={styles.row}>
          <a href={link.path} className={styles.link}>
            <span className={styles.title}>{link.title}</span>
            <span className={styles.summary}>{link.summary}</span>
            <ChevronEnd size="s" />
          </a>
        </li>
      ))}
    </ul>
  );
}
