import { riskLevel } from '@fundfront/content-model';
import { RiskChip } from '@fundfront/ui/components/RiskChip';
import type { MenuEntry, MenuLink } from '../../content/menu/getMenu.ts';
import type { Messages } from '../../i18n/index.ts';
import { LinkTo } from './LinkTo.tsx';
import * as styles from './MobileMenuList.css.ts';

interface MobileMenuListProps {
  entries: readonly MenuEntry[];
  messages: Messages;
}

export function MobileMenuList({ entries, messages }: MobileMenuListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.item}>
          {entry.layout === 'link' ? (
            <LinkTo link={entry} newTab={messages.newTab} className={styles.top}>
              {entry.title}
            </LinkTo>
          ) : (
            <details name="mobile-menu" className={styles.details}>
              <summary className={styles.top}>{entry.title}</summary>
              <Submenu entry={entry} messages={messages} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function Submenu({ entry, messages }: { entry: MenuEntry; messages: Messages }) {
  return (
    <div className={styles.below}>
      {entry.href === null ? null : (
        <LinkTo link={entry} newTab={messages.newTab} className={styles.link}>
          {messages.header.overview}
        </LinkTo>
      )}
      {entry.columns.map((column) => (
        <div key={column.title ?? ''}>
          {column.title === null ? null : (
            <LinkTo link={column} newTab={messages.newTab} className={styles.heading}>
              {column.title}
            </LinkTo>
          )}
          <Links links={column.links} messages={messages} />
        </div>
      ))}
    </div>
  );
}

function Links({ links, messages }: { links: readonly MenuLink[]; messages: Messages }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={`${link.href} ${link.title}`}>
          <LinkTo link={link} newTab={messages.newTab} className={link.risk ? styles.fund : styles.link}>
            <span>{link.title}</span>
            {link.risk ? <RiskChip level={riskLevel(link.risk)} label={messages.riskChip[link.risk]} /> : null}
          </LinkTo>
          {link.children.length > 0 ? (
            <div className={styles.deeper}>
              <Links links={link.children} messages={messages} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
