import { dayMs, karachiDay } from '@fundfront/content-model/karachi';
import { calls, type Release } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Notice } from '@fundfront/ui/components/Notice';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { StatusMark, type StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { ChevronEnd, ChevronStart } from '@fundfront/ui/icons';
import { useState } from 'react';
import { releaseCalls, useReleaseActions } from '../../entries/schedule/useReleaseActions.ts';
import { formatInstant } from '../../format/dates.ts';
import { karachiInstant, monthAfter, weeksOf } from '../../format/karachiTime.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { workspace } from '../../layout/workspace.css.ts';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { useCollapsedNav } from '../../uiStore/uiStore.ts';
import * as styles from './Calendar.css.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { NewReleaseDialog } from './NewReleaseDialog.tsx';
import { ReleaseButton } from './ReleaseButton.tsx';
import { ReleasePanel } from './ReleasePanel.tsx';
import { nameOf } from './releaseText.ts';

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const legend: readonly StatusMarkProps[] = [
  { status: 'live', label: 'Done' },
  { status: 'scheduled', label: 'Scheduled' },
  { status: 'review', label: 'Not ready' },
  { status: 'failed', label: 'Failed' },
];

const isUpcoming = ({ state }: Release) => state === 'scheduled' || state === 'open';

export function CalendarScreen() {
  const today = karachiDay(new Date());
  const [month, setMonth] = useState(today.slice(0, 7));
  const [chosen, setChosen] = useState<string | null>(null);
  const [making, setMaking] = useState(false);
  const canPublish = useCan('content.publish');
  useCollapsedNav();
  const weeks = weeksOf(month);
  const from = karachiInstant(`${weeks[0]?.[0]}T00:00`);
  const last = karachiInstant(`${weeks.at(-1)?.[6]}T00:00`);
  const query = {
    from: (from ?? new Date()).toISOString(),
    to: new Date((last ?? new Date()).getTime() + dayMs).toISOString(),
  };
  const { data, error, refetch } = useCall(
    calls.listReleases,
    { query },
    { keepPreviousData: true, refetchInterval: 30_000 },
  );
  const releases = data ?? [];
  const upcoming = releases.filter(isUpcoming);
  const selected = releases.find(({ id }) => id === chosen) ?? upcoming[0];
  return (
    <Screen
      title="Calendar"
      note="What goes live, in Karachi’s time"
      inset="none"
      actions={canPublish ? <Button onClick={() => setMaking(true)}>New release</Button> : undefined}
    >
      <Failures releases={releases} canPublish={canPublish} onChoose={setChosen} />
      <Toolbar>
        <IconButton label="Month before" icon={<ChevronStart />} onClick={() => setMonth(monthAfter(month, -1))} />
        <strong>{monthName.format(new Date(`${month}-01T00:00:00Z`))}</strong>
        <IconButton label="Month after" icon={<ChevronEnd />} onClick={() => setMonth(monthAfter(month, 1))} />
        <Button tone="quiet" onClick={() => setMonth(today.slice(0, 7))}>
          Today
        </Button>
        <ul className={styles.legend} aria-label="Marks">
          {legend.map((mark) => (
            <li key={mark.label} className={styles.legendItem}>
              <StatusMark status={mark.status} label={mark.label} hideLabel />{' '}
              <span aria-hidden="true">{mark.label}</span>
            </li>
          ))}
        </ul>
      </Toolbar>
      {error ? <CallError what="The calendar" error={error} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton lines={8} /> : null}
      {data ? (
        <div className={workspace}>
          <div className={styles.main}>
            <MonthGrid
              weeks={weeks}
              month={month}
              today={today}
              releases={releases}
              chosen={selected?.id}
              onChoose={setChosen}
            />
            <section className={styles.next} aria-label="Next">
              <h2 className={styles.partTitle}>Next</h2>
              {upcoming.length === 0 ? (
                <EmptyState title="Nothing is planned">
                  Schedule an entry from its editor, or gather several into a release.
                </EmptyState>
              ) : (
                <ul className={styles.list}>
                  {upcoming.map((release) => (
                    <li key={release.id}>
                      <ReleaseButton
                        release={release}
                        variant="row"
                        when={release.runAt ? formatInstant(release.runAt) : 'No time yet'}
                        pressed={release.id === selected?.id}
                        onChoose={setChosen}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </div>
          {selected ? <ReleasePanel key={selected.id} release={selected} /> : null}
        </div>
      ) : null}
      {making ? <NewReleaseDialog onClose={() => setMaking(false)} onMade={setChosen} /> : null}
    </Screen>
  );
}

interface FailuresProps {
  releases: readonly Release[];
  canPublish: boolean;
  onChoose: (id: string) => void;
}

function Failures({ releases, canPublish, onChoose }: FailuresProps) {
  const { busy, run } = useReleaseActions();
  const failed = releases.filter(({ state, acknowledged }) => state === 'failed' && !acknowledged);
  if (failed.length === 0) return null;
  return (
    <div className={styles.failures}>
      {failed.map((release) => (
        <Notice key={release.id} tone="bad" title={`${nameOf(release)} did not go live`}>
          <p>
            {release.runAt ? `${formatInstant(release.runAt)}: ` : ''}
            {release.failure} Nothing of it was changed.
          </p>
          <Button tone="secondary" size="s" onClick={() => onChoose(release.id)}>
            Look at it
          </Button>
          {canPublish ? (
            <Button
              tone="quiet"
              size="s"
              busy={busy}
              onClick={() => run(() => releaseCalls.acknowledge(release.id), 'Seen to')}
            >
              Seen to
            </Button>
          ) : null}
        </Notice>
      ))}
    </div>
  );
}
