import { riskLevel } from '@fundfront/content-model';
import { RiskChip } from '@fundfront/ui/components/RiskChip';
import { ChevronEnd } from '@fundfront/ui/icons';
import { Container } from '@fundfront/ui/layout/Container';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import type { MenuColumn, MenuEntry, MenuLink } from '../../content/menu/getMenu.ts';
import type { Messages } from '../../i18n/index.ts';
import { LinkTo } from './LinkTo.tsx';
import * as styles from './MenuPanel.css.ts';

interface PanelProps {
  entry: MenuEntry;
  messages: Messages;
  allFunds: string;
}

/** Rows beyond which a list would reach below a laptop's screen. */
const longList = 10;

const rowsOf = (links: readonly MenuLink[]): number =>
  links.reduce((sum, { children }) => sum + 1 + rowsOf(children), 0);

export function MenuPanel({ entry, messages, allFunds }: PanelProps) {
  if (entry.layout === 'mega') return <Mega entry={entry} messages={messages} allFunds={allFunds} />;
  const links = entry.columns.flatMap((column) => column.links);
  return (
    <div data-column className={rowsOf(links) > longList ? styles.long : undefined}>
      <Overview entry={entry} messages={messages} />
      <Links links={links} messages={messages} />
    </div>
  );
}

function Mega({ entry, messages, allFunds }: PanelProps) {
  const hasFunds = entry.columns.some((column) => column.links.some((link) => link.risk !== null));
  return (
    <Container>
      <div className={hasFunds ? styles.megaWithAside : styles.mega}>
        <div className={styles.columns}>
          {entry.columns.every((column) => column.title !== null) ? (
            <div data-column className={styles.own}>
              <Overview entry={entry} messages={messages} />
            </div>
          ) : null}
          {entry.columns.map((column) => (
            <Column key={column.title ?? ''} column={column} entry={entry} messages={messages} />
          ))}
        </div>
        {hasFunds ? (
          <aside className={styles.aside} data-column>
            <GirihField use="aside" />
            <p className={styles.asideTitle}>{messages.header.asideTitle}</p>
            <p className={styles.asideText}>{messages.header.asideText}</p>
            <a href={allFunds} className={styles.asideLink}>
              {messages.header.allFunds}
              <ChevronEnd size="s" />
            </a>
          </aside>
        ) : null}
      </div>
    </Container>
  );
}

function Column({ column, entry, messages }: { column: MenuColumn; entry: MenuEntry; messages: Messages }) {
  const title = column.title ?? entry.title;
  const href = column.title === null ? entry.href : column.href;
  return (
    <div data-column className={column.title === null ? styles.plainColumn : styles.column}>
      <p className={styles.columnTitle}>
        {href === null ? (
          title
        ) : (
          <LinkTo link={{ href, external: column.external }} newTab={messages.newTab} className={styles.columnLink}>
            {title}
          </LinkTo>
        )}
      </p>
      <Links links={column.links} messages={messages} />
    </div>
  );
}

/** The bar's click opens the panel, so the item's own page is reached from here. */
function Overview({ entry, messages }: { entry: MenuEntry; messages: Messages }) {
  if (entry.href === null) return null;
  return (
    <LinkTo link={entry} newTab={messages.newTab} className={styles.overview}>
      {entry.title}
    </LinkTo>
  );
}

function Links({ links, messages }: { links: readonly MenuLink[]; messages: Messages }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={`${link.href} ${link.title}`}>
          <LinkTo link={link} newTab={messages.newTab} className={styles.link}>
            {link.title}
            {link.risk ? (
              <span className={styles.risk}>
                <RiskChip level={riskLevel(link.risk)} label={messages.riskChip[link.risk]} />
              </span>
            ) : null}
          </LinkTo>
          {link.children.length > 0 ? (
            <div className={styles.below}>
              <Links links={link.children} messages={messages} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
