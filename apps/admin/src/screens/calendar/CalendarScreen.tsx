import { dayMs, karachiDay, monthAfter } from '@fundfront/content-model/karachi';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import type { StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { ChevronEnd, ChevronStart } from '@fundfront/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMonth } from '../../format/dates.ts';
import { karachiInstant, weeksOf } from '../../format/karachiTime.ts';
import { CallError } from '../../layout/CallError.tsx';
import { MarkLegend } from '../../layout/MarkLegend.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { workspace } from '../../layout/workspace.css.ts';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { setUiState, useCollapsedNav, useUiStore } from '../../uiStore/uiStore.ts';
import * as styles from './Calendar.css.ts';
import { Failures } from './Failures.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { NewReleaseDialog } from './NewReleaseDialog.tsx';
import { NextEvents } from './NextEvents.tsx';
import { ReleasePanel } from './ReleasePanel.tsx';
import { eventsOf, isUpcoming } from './releaseText.ts';

const legend: readonly StatusMarkProps[] = [
  { status: 'live', label: 'Done' },
  { status: 'scheduled', label: 'Scheduled' },
  { status: 'review', label: 'Not ready' },
  { status: 'failed', label: 'Failed' },
];

const views = [
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
] as const;

/** The list goes so far ahead. */
const listDays = 90;

function useView() {
  const [params, setParams] = useSearchParams();
  const stored = useUiStore(({ calendarView }) => calendarView);
  const view = views.find(({ value }) => value === params.get('view'))?.value ?? stored;
  const setView = (calendarView: typeof view) => {
    setUiState({ calendarView });
    setParams({ view: calendarView }, { replace: true });
  };
  return { view, setView };
}

function spanOf(view: 'month' | 'list', weeks: readonly (readonly string[])[], today: string) {
  const dayAfter = (day: string, days: number) =>
    new Date((karachiInstant(`${day}T00:00`)?.getTime() ?? Date.now()) + days * dayMs).toISOString();
  if (view === 'list') return { from: dayAfter(today, 0), to: dayAfter(today, listDays) };
  return { from: dayAfter(weeks[0]?.[0] ?? today, 0), to: dayAfter(weeks.at(-1)?.[6] ?? today, 1) };
}

export function CalendarScreen() {
  const today = karachiDay(new Date());
  const [month, setMonth] = useState(today.slice(0, 7));
  const [chosen, setChosen] = useState<string | null>(null);
  const [making, setMaking] = useState(false);
  const canPublish = useCan('content.publish', 'anywhere');
  useCollapsedNav();
  const weeks = weeksOf(month);
  const { view, setView } = useView();
  const query = spanOf(view, weeks, today);
  const { data, error, refetch } = useCall(
    calls.listReleases,
    { query },
    { keepPreviousData: true, refetchInterval: 30_000 },
  );
  const releases = data ?? [];
  const events = eventsOf(releases);
  const selected = releases.find(({ id }) => id === chosen) ?? events.find(isUpcoming)?.release;
  return (
    <Screen
      title="Calendar"
      note="What goes live, in Karachi’s time"
      inset="none"
      actions={canPublish ? <Button onClick={() => setMaking(true)}>New release</Button> : undefined}
    >
      <Failures releases={releases} canPublish={canPublish} onChoose={setChosen} />
      <Toolbar end={<MarkLegend marks={legend} />}>
        {view === 'month' ? (
          <>
            <IconButton label="Month before" icon={<ChevronStart />} onClick={() => setMonth(monthAfter(month, -1))} />
            <strong>{formatMonth(month)}</strong>
            <IconButton label="Month after" icon={<ChevronEnd />} onClick={() => setMonth(monthAfter(month, 1))} />
            <Button tone="quiet" onClick={() => setMonth(today.slice(0, 7))}>
              Today
            </Button>
          </>
        ) : null}
        <SegmentedControl label="View" value={view} onChange={setView} options={views} />
      </Toolbar>
      {error ? <CallError what="The calendar" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data ? (
        <div className={workspace}>
          <div className={styles.main}>
            {view === 'month' ? (
              <MonthGrid
                weeks={weeks}
                month={month}
                today={today}
                events={events}
                chosen={selected?.id}
                onChoose={setChosen}
              />
            ) : null}
            <NextEvents events={events} today={today} chosen={selected?.id} onChoose={setChosen} />
          </div>
          {selected ? <ReleasePanel key={selected.id} release={selected} /> : null}
        </div>
      ) : null}
      {making ? <NewReleaseDialog onClose={() => setMaking(false)} onMade={setChosen} /> : null}
    </Screen>
  );
}
