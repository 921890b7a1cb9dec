import { type FormName, forms } from '@fundfront/content-model';
import type { SubmissionSummary } from '@fundfront/content-model/wire';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { useLocation } from 'react-router-dom';
import { table } from '../../entries/list/List.css.ts';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import { DueMark } from './DueMark.tsx';
import * as styles from './Inbox.css.ts';
import { formTitle } from './labels.ts';
import { StateMark } from './StateMark.tsx';
import { submissionPath } from './submissionPaths.ts';
import { VisitorText } from './VisitorText.tsx';

export interface SubmissionTableProps {
  rows: readonly SubmissionSummary[];
  form: FormName | 'all';
  busy: boolean;
  chosen?: readonly string[];
  onChoose?: (ids: readonly string[]) => void;
}

interface ChooseProps {
  label: string;
  ids: readonly string[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

export function Choose({ label, ids, chosen, onChoose }: ChooseProps) {
  const count = ids.filter((id) => chosen.includes(id)).length;
  const others = chosen.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      label={label}
      hideLabel
      checked={count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={() => onChoose(count === ids.length ? others : [...others, ...ids])}
    />
  );
}

export function SubmissionTable({ rows, form, busy, chosen = [], onChoose }: SubmissionTableProps) {
  const list = useLocation();
  const all = rows.map(({ id }) => id);
  return (
    <div className={table} aria-busy={busy}>
      <TableInset>
        <Table caption={formTitle(form)} hideCaption layout="stack" stickyHead>
          <THead>
            <Row>
              {onChoose ? (
                <HeadCell shrink>
                  <Choose label="Choose all on this page" ids={all} chosen={chosen} onChoose={onChoose} />
                </HeadCell>
              ) : null}
              <HeadCell>Reference</HeadCell>
              <HeadCell>From</HeadCell>
              <HeadCell>What</HeadCell>
              <HeadCell>State</HeadCell>
              <HeadCell>Assignee</HeadCell>
              <HeadCell numeric>Received</HeadCell>
            </Row>
          </THead>
          <TBody>
            {rows.map((row) => (
              <Row key={row.id} selected={chosen.includes(row.id)}>
                {onChoose ? (
                  <Cell shrink>
                    <Choose label={`Choose ${row.trackingNumber}`} ids={[row.id]} chosen={chosen} onChoose={onChoose} />
                  </Cell>
                ) : null}
                <Cell head nowrap label="Reference">
                  <TextLink href={submissionPath(list, row.id)}>
                    <Ltr>{row.trackingNumber}</Ltr>
                  </TextLink>
                </Cell>
                <Cell label="From">
                  <VisitorText text={row.name} as="short" />
                  <span className={styles.second}>
                    <VisitorText text={row.email} as="short" />
                  </span>
                </Cell>
                <Cell label="What">
                  {forms[row.form].staff.labels.one}
                  {row.locale === 'ur' ? ', in Urdu' : ''}
                  {row.excerpt ? (
                    <span className={styles.second}>
                      <VisitorText text={row.excerpt} as="short" />
                    </span>
                  ) : null}
                </Cell>
                <Cell label="State">
                  <StateMark form={row.form} state={row.state} />
                  <DueMark {...row} />
                </Cell>
                <Cell label="Assignee">
                  {row.assignee ? row.assignee.name : <span className={styles.none}>Nobody yet</span>}
                </Cell>
                <Cell numeric nowrap label="Received">
                  <time dateTime={row.createdAt} title={formatInstant(row.createdAt)}>
                    {formatAgo(row.createdAt)}
                  </time>
                </Cell>
              </Row>
            ))}
          </TBody>
        </Table>
      </TableInset>
    </div>
  );
}
