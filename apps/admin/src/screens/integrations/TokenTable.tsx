import type { ReadToken } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';
import * as styles from './Integrations.css.ts';
import { tokenMarks, typeNames } from './labels.ts';

interface TokenTableProps {
  tokens: readonly ReadToken[];
  onRevoke: (token: ReadToken) => void;
}

export function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  return (
    <TableInset>
      <Table caption="Read tokens" hideCaption layout="stack">
        <THead>
          <Row>
            <HeadCell>Name</HeadCell>
            <HeadCell>Begins with</HeadCell>
            <HeadCell>Reads</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell>Ends</HeadCell>
            <HeadCell>Last used</HeadCell>
            <HeadCell>Made</HeadCell>
            <HeadCell>What to do</HeadCell>
          </Row>
        </THead>
        <TBody>
          {tokens.map((token) => (
            <Row key={token.id}>
              <Cell head>
                <bdi className={styles.name}>{token.name}</bdi>
              </Cell>
              <Cell nowrap label="Begins with">
                <bdi className={styles.code}>{`${token.prefix}…`}</bdi>
              </Cell>
              <Cell label="Reads">{typeNames(token.types)}</Cell>
              <Cell nowrap label="State">
                <StatusMark {...tokenMarks[token.state]} />
              </Cell>
              <Cell nowrap label="Ends">
                {formatInstant(token.expiresAt)}
              </Cell>
              <Cell nowrap label="Last used">
                {token.lastUsedAt ? formatAgo(token.lastUsedAt) : 'Never'}
              </Cell>
              <Cell label="Made">
                <span
                  className={styles.quiet}
                >{`${token.createdBy ?? 'System'}, ${formatInstant(token.createdAt)}`}</span>
              </Cell>
              <Cell label="What to do">
                {token.state === 'good' ? (
                  <Button size="s" tone="quiet" aria-label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
                    Revoke
                  </Button>
                ) : null}
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
