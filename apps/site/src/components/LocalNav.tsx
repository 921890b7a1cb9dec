import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import type { PageLink } from '../content/page.ts';
import * as styles from './LocalNav.css.ts';

export interface LocalLink extends Pick<PageLink, 'title' | 'path'> {
  /** The label is for screen readers. */
  count?: { number: number; label: string } | null;
}

export interface LocalNavProps {
  label: string;
  links: readonly LocalLink[];
  path: string;
  /** `side`: a sticky column beside a text. `foot`: columns under a page that needs its whole width. */
  variant?: keyof typeof styles.nav;
}

export function LocalNav({ label, links, path, variant = 'side' }: LocalNavProps) {
  return (
    <nav
      aria-label={label}
      className={styles.nav[variant]}
      data-section-nav={links[0]?.path.startsWith('#') ? '' : undefined}
    >
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list[variant]}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className={styles.link} aria-current={link.path === path ? 'page' : undefined}>
              <span>{link.title}</span>
              {link.count ? <Count {...link.count} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ number, label }: { number: number; label: string }) {
  return (
    <span className={styles.count}>
      {number}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
