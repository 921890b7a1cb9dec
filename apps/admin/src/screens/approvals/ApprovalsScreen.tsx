import { contentType, isContentTypeName, localeNames } from '@fundfront/content-model';
import { calls, type QueueItem } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { useState } from 'react';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { reviewPath, rulesPath } from '../../paths/reviewPaths.ts';
import { useCall } from '../../session/useCall.ts';
import { canApprove, standingText } from './standingText.ts';

type Scope = 'mine' | 'sent' | 'all';

const nothing: Record<Scope, { title: string; text: string }> = {
  mine: { title: 'Nothing waits for you', text: 'What others send for review and you may approve will be here.' },
  sent: { title: 'Nothing of yours waits', text: 'Send a version for review from its editor.' },
  all: { title: 'Nothing waits', text: 'No version is in review.' },
};

export function ApprovalsScreen() {
  const [scope, setScope] = useState<Scope>('mine');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { data, error, refetch } = useCall(calls.reviewQueue, { query: { scope, ...(cursor && { cursor }) } });
  return (
    <Screen
      title="Approvals"
      inset="none"
      actions={
        <Button tone="secondary" href={rulesPath}>
          Who approves what
        </Button>
      }
    >
      <Toolbar>
        <SegmentedControl
          label="Which"
          options={[
            { value: 'mine', label: 'Waits for me' },
            { value: 'sent', label: 'Sent by me' },
            { value: 'all', label: 'All' },
          ]}
          value={scope}
          onChange={(next: Scope) => {
            setCursors([]);
            setScope(next);
          }}
        />
      </Toolbar>
      {error ? <CallError what="The list of approvals" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={6} /> : null}
      {data?.items.length === 0 ? <EmptyState title={nothing[scope].title}>{nothing[scope].text}</EmptyState> : null}
      {data && data.items.length > 0 ? (
        <TableInset>
          <Table caption="What waits for an approval" hideCaption layout="stack" stickyHead>
            <THead>
              <Row>
                <HeadCell>Title</HeadCell>
                <HeadCell>Type</HeadCell>
                <HeadCell>Languages</HeadCell>
                <HeadCell>Sent</HeadCell>
                <HeadCell>Note</HeadCell>
                <HeadCell>Decision</HeadCell>
              </Row>
            </THead>
            <TBody>
              {data.items.map((item) => (
                <QueueRow key={item.id} item={item} />
              ))}
            </TBody>
          </Table>
        </TableInset>
      ) : null}
      {cursors.length > 0 || data?.nextCursor ? (
        <Toolbar>
          <Button tone="secondary" disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
            Earlier
          </Button>
          <Button
            tone="secondary"
            disabled={!data?.nextCursor}
            onClick={() => data?.nextCursor && setCursors([...cursors, data.nextCursor])}
          >
            Later
          </Button>
        </Toolbar>
      ) : null}
    </Screen>
  );
}

function QueueRow({ item }: { item: QueueItem }) {
  const { id, type, title, note, sentBy, sentAt, rows } = item;
  const label = isContentTypeName(type) ? contentType(type).labels.one : type;
  const refusing = rows.find(({ standing }) => !canApprove(standing));
  return (
    <Row>
      <Cell head label="Title" stacked="title">
        <TextLink href={reviewPath(id)}>
          <bdi>{title || label}</bdi>
        </TextLink>
      </Cell>
      <Cell label="Type" stacked="inline">
        {label}
      </Cell>
      <Cell label="Languages" stacked="inline">
        {rows.map(({ locale, version }) => `${localeNames[locale]} v${version}`).join(', ')}
      </Cell>
      <Cell label="Sent">
        {sentBy.name},{' '}
        <time dateTime={sentAt} title={formatInstant(sentAt)}>
          {formatAgo(sentAt)}
        </time>
      </Cell>
      <Cell label="Note">
        <bdi>{note}</bdi>
      </Cell>
      <Cell label="Decision">{refusing ? standingText(refusing.standing) : 'You may decide'}</Cell>
    </Row>
  );
}
