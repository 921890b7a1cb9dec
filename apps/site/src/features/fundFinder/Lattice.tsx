import { riskProfiles } from '@fundfront/content-model/risk';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { fill, fillCount } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import type { FinderFund } from './findFunds.ts';
import { cellOf } from './fundChoice.ts';
import * as styles from './Lattice.css.ts';

export interface FinderGroup {
  id: string;
  label: string;
}

interface LatticeProps {
  messages: Messages['finder'];
  risks: Messages['risk'];
  groups: readonly FinderGroup[];
  funds: readonly FinderFund[];
  /** Slugs of those that the filters leave; the marks of the others are hollow. */
  shown: ReadonlySet<string>;
  cells: readonly string[];
  onToggle: (cell: string) => void;
}

/** Every fund by category and risk; a cell is a filter. Without script it is the same drawing. */
export function Lattice({ messages, risks, groups, funds, shown, cells, onToggle }: LatticeProps) {
  return (
    <table className={styles.lattice} aria-labelledby="lattice-title">
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {messages.category}
          </th>
          {riskProfiles.map((risk) => (
            <th key={risk} scope="col" className={styles.head}>
              {risks[risk]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, label }) => (
          <tr key={id}>
            <th scope="row" className={styles.group}>
              {label}
            </th>
            {riskProfiles.map((risk) => {
              const within = funds.filter((fund) => fund.group === id && fund.risk === risk);
              const cell = cellOf(id, risk);
              const values = { category: label, risk: risks[risk] };
              return (
                <td key={risk} className={styles.cell}>
                  {within.length > 0 ? (
                    <label className={styles.choice}>
                      <input
                        type="checkbox"
                        className={styles.input}
                        checked={cells.includes(cell)}
                        aria-label={fill(fillCount(messages.cell, within.length), values)}
                        onChange={() => onToggle(cell)}
                      />
                      {within.map((fund) => (
                        <span
                          key={fund.slug}
                          className={fund.shariah ? styles.openMark : styles.mark}
                          data-out={shown.has(fund.slug) ? undefined : true}
                        />
                      ))}
                    </label>
                  ) : (
                    <>
                      <span className={styles.empty} />
                      <VisuallyHidden>{messages.noCell}</VisuallyHidden>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
