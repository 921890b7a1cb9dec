import { Container } from '@fundfront/ui/layout/Container';
import type { SitePage } from '../content/page.ts';
import * as styles from './PageTabs.css.ts';

interface PageTabsProps {
  tabs: SitePage['tabs'];
  path: string;
}

export function PageTabs({ tabs, path }: PageTabsProps) {
  if (!tabs || tabs.links.length === 0) return null;
  return (
    <nav aria-label={tabs.title} className={styles.bar} data-print="hide">
      <Container>
        <ul className={styles.list}>
          {tabs.links.map((link) => (
            <li key={link.path}>
              <a href={link.path} className={styles.tab} aria-current={link.path === path ? 'page' : undefined}>
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
