import type { FormName } from '@fundfront/content-model';
import type { SubmissionState, SubmissionSummary } from '@fundfront/content-model/wire';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { StatusMark, type StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../frame/TableInset.tsx';
import { formTitles, stateWords } from './words.ts';

const marks: Record<SubmissionState, StatusMarkProps['status']> = {
  new: 'draft',
  'in-progress': 'review',
  done: 'live',
};

/** Where a submission stands: hollow while nobody has taken it, filled when it is done. */
export function StateMark({ state }: { state: SubmissionState }) {
  return <StatusMark status={marks[state]} label={stateWords[state]} />;
}

/** The address of one submission's screen. */
export function submissionPath({ id, form }: Pick<SubmissionSummary, 'id' | 'form'>): string {
  return `/admin/forms/${id}?form=${form}`;
}

interface SubmissionTableProps {
  rows: readonly SubmissionSummary[];
  form: FormName;
  busy: boolean;
}

export function SubmissionTable({ rows, form, busy }: SubmissionTableProps) {
  return (
    <div aria-busy={busy}>
      <TableInset>
        <Table caption={formTitles[form]} hideCaption layout="stack" stickyHead>
          <THead>
            <Row>
              <HeadCell>Reference</HeadCell>
              <HeadCell>Name</HeadCell>
              <HeadCell>E-mail</HeadCell>
              <HeadCell>State</HeadCell>
              <HeadCell>Language</HeadCell>
              <HeadCell numeric>Received</HeadCell>
            </Row>
          </THead>
          <TBody>
            {rows.map((row) => (
              <Row key={row.id}>
                <Cell head nowrap label="Reference">
                  <TextLink href={submissionPath(row)}>
                    <Ltr>{row.reference}</Ltr>
                  </TextLink>
                </Cell>
                <Cell label="Name">
                  <bdi>{row.name}</bdi>
                </Cell>
                <Cell label="E-mail">
                  <Ltr>{row.email}</Ltr>
                </Cell>
                <Cell nowrap label="State">
                  <StateMark state={row.state} />
                </Cell>
                <Cell label="Language">{row.locale === 'ur' ? 'Urdu' : 'English'}</Cell>
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
