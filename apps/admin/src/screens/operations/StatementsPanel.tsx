import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Text } from '@fundfront/ui/components/Text';
import { Panel } from '../../layout/Panel.tsx';
import * as styles from './StatementsPanel.css.ts';
import { formatCount, formatMs, type Operations } from './types.ts';

const captions = {
  pg_stat_statements: 'Longest in all, of all instances since the statistics began',
  memory: 'Above 50 ms, in the instance that answered since it started',
} as const;

export function StatementsPanel({ statements: { source, rows } }: Pick<Operations, 'statements'>) {
  return (
    <Panel title="Slow statements">
      {rows.length === 0 ? (
        <Text tone="secondary">None took long.</Text>
      ) : (
        <Table caption={captions[source]} layout="stack">
          <THead>
            <Row>
              <HeadCell>Statement</HeadCell>
              <HeadCell>Times</HeadCell>
              <HeadCell>Mean</HeadCell>
              <HeadCell>Longest</HeadCell>
            </Row>
          </THead>
          <TBody>
            {rows.map(({ text, calls, meanMs, maxMs }) => (
              <Row key={text}>
                <Cell head>
                  <code className={styles.statement}>{text}</code>
                </Cell>
                <Cell label="Times">{formatCount(calls)}</Cell>
                <Cell label="Mean" nowrap>
                  {formatMs(meanMs)}
                </Cell>
                <Cell label="Longest" nowrap>
                  {formatMs(maxMs)}
                </Cell>
              </Row>
            ))}
          </TBody>
        </Table>
      )}
    </Panel>
  );
}
