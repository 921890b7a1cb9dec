import type { FormName } from '@fundfront/content-model';
import type { SubmissionSummary } from '@fundfront/content-model/wire';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { useLocation } from 'react-router-dom';
import { table } from '../../entries/list/List.css.ts';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import { formTitle } from './labels.ts';
import { StateMark } from './StateMark.tsx';
import { submissionPath } from './submissionPaths.ts';
import { VisitorText } from './VisitorText.tsx';

interface SubmissionTableProps {
  rows: readonly SubmissionSummary[];
  form: FormName;
  busy: boolean;
}

export function SubmissionTable({ rows, form, busy }: SubmissionTableProps) {
  const list = useLocation();
  return (
    <div className={table} aria-busy={busy}>
      <TableInset>
        <Table caption={formTitle(form)} hideCaption layout="stack" stickyHead>
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
                  <TextLink href={submissionPath(list, row)}>
                    <Ltr>{row.trackingNumber}</Ltr>
                  </TextLink>
                </Cell>
                <Cell label="Name">
                  <VisitorText text={row.name} as="short" />
                </Cell>
                <Cell label="E-mail">
                  <VisitorText text={row.email} as="short" />
                </Cell>
                <Cell nowrap label="State">
                  <StateMark form={row.form} state={row.state} />
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
