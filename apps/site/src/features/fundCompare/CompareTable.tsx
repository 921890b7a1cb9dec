import { Ltr } from '@fundfront/ui/components/Ltr';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import type { Messages } from '../../i18n/index.ts';
import { CompareHead } from './CompareHead.tsx';
import * as styles from './CompareTable.css.ts';
import { type CompareCell, type CompareFund, type CompareRow, rowState, shownPair } from './comparison.ts';
import { mark } from './FundCompare.css.ts';
import { PhoneColumns } from './PhoneColumns.tsx';

interface CompareTableProps {
  messages: Messages['compare'];
  rows: readonly CompareRow[];
  funds: readonly CompareFund[];
  differencesOnly: boolean;
  onRemove: (slug: string) => void;
}

const groups = ['returns', 'risk', 'costs', 'facts'] as const;

export function CompareTable({ messages, rows, funds, differencesOnly, onRemove }: CompareTableProps) {
  const [chosen, setChosen] = useState<readonly number[]>([0, 1]);
  const sentinel = useRef<HTMLDivElement>(null);
  const stuck = useStuck(sentinel);
  const pair = shownPair(chosen, funds.length);
  const states = rows.map((row, index) =>
    rowState(
      row,
      funds.flatMap(({ cells }) => cells[index] ?? []),
    ),
  );
  return (
    <>
      <PhoneColumns messages={messages} funds={funds} pair={pair} onChange={setChosen} />
      <div ref={sentinel} />
      <table className={styles.table} data-stuck={stuck || undefined}>
        <CompareHead messages={messages} funds={funds} pair={pair} onRemove={onRemove} />
        {groups.map((group) => {
          const within = rows.flatMap((row, index) => {
            const state = states[index] ?? 'plain';
            return row.group === group && !(differencesOnly && state === 'same') ? [{ row, index, state }] : [];
          });
          if (within.length === 0) return null;
          return (
            <tbody key={group} className={styles.body}>
              <tr className={styles.groupRow}>
                <th scope="rowgroup" colSpan={funds.length + 1} className={styles.group}>
                  {messages[group]}
                </th>
              </tr>
              {within.map(({ row, index, state }) => (
                <tr key={row.key} className={styles.row} data-same={state === 'same' || undefined}>
                  <th scope="row" className={styles.fact}>
                    {row.label}
                    {state === 'differs' ? (
                      <>
                        <span className={mark} />
                        <VisuallyHidden> ({messages.differs})</VisuallyHidden>
                      </>
                    ) : null}
                  </th>
                  {state === 'same' ? (
                    <td colSpan={funds.length} className={styles.same}>
                      <Cell cell={funds[0]?.cells[index]} />
                      <span className={styles.note}>{sameForAll(messages, funds.length)}</span>
                    </td>
                  ) : (
                    funds.map((fund, column) => (
                      <td key={fund.slug} className={styles.cell} data-out={!pair.includes(column) || undefined}>
                        <Cell cell={fund.cells[index]} />
                      </td>
                    ))
                  )}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </>
  );
}

function sameForAll({ same }: Messages['compare'], count: number): string {
  if (count === 2) return same.two;
  return count === 3 ? same.three : same.four;
}

function Cell({ cell }: { cell: CompareCell | undefined }) {
  if (!cell) return null;
  const { text, notes = [], basis, ltr } = cell;
  return (
    <>
      <span className={basis === undefined ? undefined : styles.figure}>{ltr ? <Ltr>{text}</Ltr> : text}</span>
      {notes.map((note) => (
        <Fragment key={note}>
          {' '}
          <span className={styles.note}>{note}</span>
        </Fragment>
      ))}
    </>
  );
}

/** As far below the top of the window as the site's bar is high, px. */
const barHeight = 60;

/** Whether the page is scrolled past an element: what sticks behind it is stuck then. */
function useStuck(sentinel: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => setStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < barHeight),
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [sentinel]);
  return stuck;
}
