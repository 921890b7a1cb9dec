import { limits } from '@fundfront/content-model';
import type { AlertRunDetail } from '@fundfront/content-model/wire';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { formatClock } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import * as styles from './Alerts.css.ts';

type Refused = AlertRunDetail['refused'][number];

function outcomeOf({ setAside, nextAttemptAt, attempts }: Refused): string {
  if (setAside) return 'Set aside: it gets no more alerts until its reader subscribes again';
  if (nextAttemptAt)
    return `Tried ${attempts === 1 ? 'once' : `${attempts} times`}, again from ${formatClock(nextAttemptAt)}`;
  return `After ${limits.alertRefusals} such mails in a row the address is set aside`;
}

export function RefusedTable({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Refused in this mail">
      <h2 className={styles.sectionTitle}>Refused in this mail</h2>
      <TableInset>
        <Table caption="Refused in this mail" hideCaption layout="stack">
          <THead>
            <Row>
              <HeadCell>Subscriber</HeadCell>
              <HeadCell>Answer of the mail server</HeadCell>
              <HeadCell>What happens</HeadCell>
            </Row>
          </THead>
          <TBody>
            {refused.map((each) => (
              <Row key={each.subscriber}>
                <Cell head>
                  <bdi>{each.email}</bdi>
                </Cell>
                <Cell label="Answer of the mail server">
                  <bdi>{each.error}</bdi>
                </Cell>
                <Cell label="What happens">{outcomeOf(each)}</Cell>
              </Row>
            ))}
          </TBody>
        </Table>
      </TableInset>
    </section>
  );
}
