import { ChevronEnd } from '@fundfront/ui/icons';
import type { PageLink } from '../content/page.ts';
import { Highlight } from './Highlight.tsx';
import * as styles from './LinkRows.css.ts';

interface LinkRowsProps {
  label: string;
  links: readonly (PageLink & { matched?: readonly string[] })[];
}

export function LinkRows({ label, links }: LinkRowsProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {links.map((link) => (
        <li key={link.path} className={styles.row}>
          <a href={link.path} className={styles.link}>
            <span className={styles.title}>
              <Highlight text={link.title} words={link.matched ?? []} />
            </span>
            {link.summary ? (
              <span className={styles.summary}>
                <Highlight text={link.summary} words={link.matched ?? []} />
              </span>
            ) : null}
            <ChevronEnd size="s" />
          </a>
        </li>
      ))}
    </ul>
  );
}
