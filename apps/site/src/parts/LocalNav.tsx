import type { PageLink } from '../content/page.ts';
import * as styles from './LocalNav.css.ts';

interface LocalNavProps {
  label: string;
  /** Pages of the section, the one shown among them. */
  links: readonly PageLink[];
  path: string;
}

/** The pages of a section beside one another. */
export function LocalNav({ label, links, path }: LocalNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className={styles.link} aria-current={link.path === path ? 'page' : undefined}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
