import { limits } from '@fundfront/content-model';
import type { MovedAddress, RedirectRule } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import * as styles from './Redirects.css.ts';
import { stateMarks } from './redirectLabels.ts';

interface RulesTableProps {
  rules: readonly RedirectRule[];
  moved: readonly MovedAddress[];
  editable: boolean;
  onEdit: (rule: RedirectRule) => void;
  onRemove: (rule: RedirectRule) => void;
}

const Address = ({ path, strong = false }: { path: string; strong?: boolean }) => (
  <span className={strong ? styles.path : styles.target}>
    <Ltr>{path}</Ltr>
  </span>
);

function Why({ rule }: { rule: RedirectRule }) {
  const who = `${rule.createdBy ?? 'System'}, ${formatInstant(rule.createdAt)}`;
  return (
    <span className={styles.match}>
      {rule.note ? <span>{rule.note}</span> : null}
      <span className={styles.quiet}>{who}</span>
      {rule.endsOn ? <StatusMark status="scheduled" label={`Until ${rule.endsOn}`} /> : null}
    </span>
  );
}

export function RulesTable({ rules, moved, editable, onEdit, onRemove }: RulesTableProps) {
  if (rules.length + moved.length === 0) {
    return (
      <EmptyState title="No rule like that">
        A page that moves leaves its old address as a rule by itself; others are added here.
      </EmptyState>
    );
  }
  return (
    <TableInset>
      <Table caption="Rules" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>From</HeadCell>
            <HeadCell>To</HeadCell>
            <HeadCell>Kind</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell>Why</HeadCell>
            <HeadCell numeric>{`Hits, ${limits.addressHitDays} days`}</HeadCell>
            {editable ? <HeadCell>What to do</HeadCell> : null}
          </Row>
        </THead>
        <TBody>
          {rules.map((rule) => (
            <Row key={rule.id}>
              <Cell head>
                <Address path={rule.from} strong />
              </Cell>
              <Cell label="To">
                <Address path={rule.to} />
              </Cell>
              <Cell nowrap label="Kind">
                {rule.permanent ? '308 lasting' : '307 for now'}
              </Cell>
              <Cell label="State">
                <StatusMark {...stateMarks[rule.state]} />
              </Cell>
              <Cell label="Why">
                <Why rule={rule} />
              </Cell>
              <Cell numeric label="Hits">
                {rule.hits.toLocaleString('en')}
              </Cell>
              {editable ? (
                <Cell label="What to do">
                  <span className={styles.buttons}>
                    <Button size="s" tone="quiet" aria-label={`Change ${rule.from}`} onClick={() => onEdit(rule)}>
                      Change
                    </Button>
                    <Button size="s" tone="quiet" aria-label={`Remove ${rule.from}`} onClick={() => onRemove(rule)}>
                      Remove
                    </Button>
                  </span>
                </Cell>
              ) : null}
            </Row>
          ))}
          {moved.map((address) => (
            <Row key={address.from}>
              <Cell head>
                <Address path={address.from} strong />
              </Cell>
              <Cell label="To">
                <Address path={address.to} />
              </Cell>
              <Cell nowrap label="Kind">
                308 lasting
              </Cell>
              <Cell label="State">
                <StatusMark {...stateMarks.works} />
              </Cell>
              <Cell label="Why">
                <span className={styles.quiet}>{`Left by “${address.title}”`}</span>
              </Cell>
              <Cell numeric label="Hits">
                {address.hits.toLocaleString('en')}
              </Cell>
              {editable ? (
                <Cell label="What to do">
                  <span className={styles.quiet}>goes with its page</span>
                </Cell>
              ) : null}
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
