import { Button } from '@fundfront/ui/components/Button';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TableInset } from '../../../layout/TableInset.tsx';
import { RowNote } from './RowNote.tsx';
import { fundName } from './rowState.ts';
import * as styles from './Sheet.css.ts';
import { ChangeCell } from './SheetRow.tsx';
import type { DaySheet } from './useDaySheet.ts';

const columns = [
  ['nav', 'NAV'],
  ['offer', 'Offer'],
  ['redemption', 'Redemption'],
] as const;

/** Where a grid has no room: to read, and to approve. Prices are typed on a wider window. */
export function SheetList({ day }: { day: DaySheet }) {
  const { shown, checker, actions } = day;
  return (
    <TableInset>
      <Table caption="Prices by fund" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>Fund</HeadCell>
            {columns.map(([column, label]) => (
              <HeadCell key={column} numeric>
                {label}
              </HeadCell>
            ))}
            <HeadCell numeric>Change</HeadCell>
            <HeadCell>State</HeadCell>
          </Row>
        </THead>
        <TBody>
          {shown.map((view) => {
            const { row, content, decidable } = view;
            return (
              <Row key={row.fund}>
                <Cell head stacked="title">
                  {fundName(row)} <span className={styles.quiet}>{row.category.title}</span>
                </Cell>
                {columns.map(([column, label]) => (
                  <Cell key={column} numeric label={label}>
                    {content[column] ? <Ltr>{content[column]}</Ltr> : null}
                  </Cell>
                ))}
                <Cell numeric label="Change">
                  <ChangeCell view={view} />
                </Cell>
                <Cell label="State">
                  <div>
                    <RowNote
                      view={{ ...view, editable: false }}
                      checker={checker}
                      onRetry={() => void day.rows.saves.retry(row.fund)}
                      onForget={() => day.rows.saves.forget(row.fund)}
                      onNoPrice={() => undefined}
                    />
                    {checker && decidable ? (
                      <div className={styles.decisions}>
                        <Button
                          tone="secondary"
                          busy={actions.busy}
                          aria-label={`Approve and publish ${fundName(row)}`}
                          onClick={() => actions.approve([row.fund])}
                        >
                          Approve and publish
                        </Button>
                        <Button
                          tone="quiet"
                          aria-label={`Send back ${fundName(row)}`}
                          onClick={() => day.open({ name: 'send-back', funds: [row.fund] })}
                        >
                          Send back…
                        </Button>
                      </div>
                    ) : null}
                  </div>
                </Cell>
              </Row>
            );
          })}
        </TBody>
      </Table>
    </TableInset>
  );
}
