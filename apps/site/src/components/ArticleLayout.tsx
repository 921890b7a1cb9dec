import { ShowAt } from '@fundfront/ui/layout/ShowAt';
import type { ReactNode } from 'react';
import type { SitePage } from '../content/page.ts';
import type { Messages } from '../i18n/index.ts';
import * as styles from './ArticleLayout.css.ts';
import { CollapsibleNav } from './CollapsibleNav.tsx';
import { LocalNav } from './LocalNav.tsx';

interface ArticleLayoutProps {
  messages: Messages;
  page: Pick<SitePage, 'breadcrumbs' | 'siblings' | 'path'>;
  sections?: readonly { id: string; label: string }[];
  /** Above the contents and the section's pages, and after the text on a phone. */
  beside?: ReactNode;
  children: ReactNode;
}

const minSections = 3;

export function ArticleLayout({ messages, page, sections = [], beside, children }: ArticleLayoutProps) {
  const hasSiblings = page.breadcrumbs.length > 0 && page.siblings.length > 1;
  const contents =
    sections.length < minSections ? null : sections.map(({ id, label }) => ({ title: label, path: `#${id}` }));
  if (!hasSiblings && !contents && !beside) return children;
  const { onThisPage } = messages.reading;
  return (
    <div className={styles.grid}>
      {contents ? <CollapsibleNav label={onThisPage} links={contents} path="" /> : null}
      <div className={styles.text}>{children}</div>
      <div className={styles.column}>
        {beside ? <div className={styles.beside}>{beside}</div> : null}
        <div className={styles.side}>
          {contents ? (
            <ShowAt from="desktop">
              <LocalNav label={onThisPage} links={contents} path="" variant="foot" />
            </ShowAt>
          ) : null}
          {hasSiblings ? (
            <LocalNav label={messages.page.section} links={page.siblings} path={page.path} variant="foot" />
          ) : null}
        </div>
      </div>
    </div>
  );
}
