import type { ReactNode } from 'react';
import type { MenuLink } from '../../content/menu/getMenu.ts';
import * as styles from './MenuBar.css.ts';

interface LinkToProps {
  link: Pick<MenuLink, 'href' | 'external'>;
  newTab: string;
  className: string;
  children: ReactNode;
}

export function LinkTo({ link, newTab, className, children }: LinkToProps) {
  if (link.href === null) {
    return (
      <button type="button" data-close className={className}>
        {children}
      </button>
    );
  }
  const tab = link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={link.href} className={className} {...tab}>
      {children}
      {link.external ? <span className={styles.hidden}> ({newTab})</span> : null}
    </a>
  );
}
