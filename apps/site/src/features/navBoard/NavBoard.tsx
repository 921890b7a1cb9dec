import type { Locale } from '@fundfront/content-model';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Panel } from '@fundfront/ui/layout/Panel';
import type { FundRow } from '../../content/page.ts';
import type { NavBoard as Board } from '../../content/site.ts';
import { formatDate, type Messages } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { pathTo } from '../../links.ts';
import { BoardFilter } from './BoardFilter.tsx';
import { FundTable } from './FundTable.tsx';
import * as styles from './NavBoard.css.ts';
import { tabsOf } from './tabs.ts';

const BoardFilterIsland = island('boardFilter', BoardFilter, 'used');

/** One of each group in turn, so that every level of risk is seen, in the order of the rows. */
export function featured(rows: readonly FundRow[], count: number): Set<string> {
  const groups = [...Map.groupBy(rows, (row) => row.category.group).values()];
  const chosen = new Set<string>();
  for (let turn = 0; chosen.size < Math.min(count, rows.length); turn += 1) {
    for (const group of groups) {
      const row = group[turn];
      if (row && chosen.size < count) chosen.add(row.id);
    }
  }
  return chosen;
}

const initialRowCount = 8;

export const shownCount = ({ fund }: Messages, total: number): number | string =>
  total > initialRowCount ? fund.shownOf(initialRowCount, total) : total;

interface NavBoardProps {
  locale: Locale;
  messages: Messages;
  title: string;
  board: Board;
}

export function NavBoard({ locale, messages, title, board }: NavBoardProps) {
  const { fund, disclaimer } = messages;
  const asOf = board.asOf === null ? null : formatDate(locale, board.asOf);
  return (
    <Panel as="section" floating space="none" aria-labelledby="nav-board">
      <div className={styles.head}>
        <h2 id="nav-board" className={styles.title}>
          {title}
        </h2>
        {asOf && board.asOf ? (
          <p className={styles.meta}>
            {fund.asOf}{' '}
            <time dateTime={board.asOf} className={styles.strong}>
              {asOf}
            </time>
          </p>
        ) : null}
      </div>
      {board.funds.length === 0 ? (
        <p className={styles.empty}>{fund.none}</p>
      ) : (
        <BoardFilterIsland
          label={fund.filter}
          all={{ label: fund.all, count: shownCount(messages, board.funds.length) }}
          tabs={tabsOf(board)}
        >
          <FundTable
            locale={locale}
            messages={messages}
            caption={asOf ? `${title}${messages.comma}${fund.asOfLabel(asOf)}` : title}
            rows={board.funds}
            first={featured(board.funds, initialRowCount)}
          />
        </BoardFilterIsland>
      )}
      <div className={styles.foot}>
        <p className={styles.disclaimer}>{disclaimer.join(' ')}</p>
        <div className={styles.links}>
          <TextLink href={pathTo(locale, 'funds')} arrow size="ui">
            {fund.all}
          </TextLink>
          <TextLink href={pathTo(locale, 'dailyNavs')} standalone size="ui">
            {fund.navOfAll}
          </TextLink>
          <TextLink href={pathTo(locale, 'navHistory')} standalone size="ui">
            {fund.navHistory}
          </TextLink>
        </div>
      </div>
    </Panel>
  );
}
