import { contentType, isContentTypeName } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { useState } from 'react';
import { formatAgo, formatInstant } from '../../format/dates.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { TableInset } from '../../layout/TableInset.tsx';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { useCall } from '../../session/useCall.ts';
import { ActivitySubject } from './ActivityLine.tsx';
import { actionLabel } from './actionLabel.ts';

export function RecentActivity() {
  const { data, error, refetch } = useCall(calls.recentActivity, {});
  const [filter, setFilter] = useState('');
  const terms = filter.trim().toLowerCase();
  const shown = (data ?? []).filter(({ who, action, title }) =>
    `${who} ${actionLabel(action)} ${title ?? ''}`.toLowerCase().includes(terms),
  );
  return (
    <Screen title="Activity Logs" note={data ? `The latest ${data.length} changes` : undefined} inset="none">
      <Toolbar>
        <SearchField
          width="bar"
          label="Filter by person, action or title"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </Toolbar>
      {error ? <CallError what="The journal" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data && shown.length === 0 ? (
        <EmptyState title={terms ? 'Nothing has these words' : 'Nothing has been changed yet'}>
          {terms ? 'Try fewer or other ones.' : 'Every save, publication and move will be listed here.'}
        </EmptyState>
      ) : null}
      {shown.length > 0 ? (
        <TableInset>
          <Table caption="Latest changes" hideCaption layout="stack" stickyHead>
            <THead>
              <Row>
                <HeadCell>When</HeadCell>
                <HeadCell>Who</HeadCell>
                <HeadCell>What</HeadCell>
                <HeadCell>Entry</HeadCell>
                <HeadCell>Type</HeadCell>
              </Row>
            </THead>
            <TBody>
              {shown.map((activity) => (
                <Row key={activity.id}>
                  <Cell nowrap label="When">
                    <time dateTime={activity.at} title={formatInstant(activity.at)}>
                      {formatAgo(activity.at)}
                    </time>
                  </Cell>
                  <Cell label="Who">{activity.who}</Cell>
                  <Cell label="What">{actionLabel(activity.action)}</Cell>
                  {/* Files and imports belong to no entry: an empty head names no row. */}
                  <Cell head={activity.type !== null || activity.title !== null} label="Entry">
                    <ActivitySubject activity={activity} />
                  </Cell>
                  <Cell label="Type">
                    {activity.type && isContentTypeName(activity.type) ? contentType(activity.type).labels.one : null}
                  </Cell>
                </Row>
              ))}
            </TBody>
          </Table>
        </TableInset>
      ) : null}
    </Screen>
  );
}
