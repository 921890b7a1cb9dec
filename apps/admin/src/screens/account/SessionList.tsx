import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import { Chip } from '@fundfront/ui/components/Chip';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { Text } from '@fundfront/ui/components/Text';
import { formatInstant } from '../../format/dates.ts';
import { TableInset } from '../../layout/TableInset.tsx';

type Sessions = ResponseOf<typeof calls.ownSessions>;

const browsers = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** What a browser says of itself, in two words; nobody vouches for it. */
export function deviceName(userAgent: string | null): string {
  const found = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent?.includes(mark))?.[1];
  return [found(browsers), found(systems)].filter(Boolean).join(', ') || 'Unknown';
}

export function SessionList({ sessions }: { sessions: Sessions }) {
  if (sessions.length === 0) return <Text tone="secondary">This account has never signed in.</Text>;
  return (
    <TableInset>
      <Table caption="Sessions" hideCaption layout="stack" edge="flush">
        <THead>
          <Row>
            <HeadCell>Device</HeadCell>
            <HeadCell>Signed in</HeadCell>
            <HeadCell>State</HeadCell>
          </Row>
        </THead>
        <TBody>
          {sessions.map(({ id, startedAt, endedAt, userAgent, isThis }) => (
            <Row key={id}>
              <Cell head>{deviceName(userAgent)}</Cell>
              <Cell label="Signed in" nowrap>
                <time dateTime={startedAt}>{formatInstant(startedAt)}</time>
              </Cell>
              <Cell label="State">
                {endedAt === null ? (
                  <Chip tone="ok">{isThis ? 'This session' : 'Open'}</Chip>
                ) : (
                  `Ended ${formatInstant(endedAt)}`
                )}
              </Cell>
            </Row>
          ))}
        </TBody>
      </Table>
    </TableInset>
  );
}
