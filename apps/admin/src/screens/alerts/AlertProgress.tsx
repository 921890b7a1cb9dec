import type { AlertRunDetail } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { ProgressBar } from '@fundfront/ui/components/ProgressBar';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { formatClock } from '../../format/dates.ts';
import { useCan } from '../../session/useCan.ts';
import * as styles from './Alerts.css.ts';
import { duration, figure, markOf, standingOf } from './labels.ts';

interface AlertProgressProps {
  run: AlertRunDetail;
  busy: boolean;
  onPause: () => void;
  onResume: () => void;
}

function paceOf({ perSecond, secondsLeft, counts }: AlertRunDetail): string {
  if (perSecond === null || counts.waiting === 0) return '';
  const left = secondsLeft === null ? '' : `, about ${duration(secondsLeft)} left`;
  return `${perSecond.toLocaleString('en')} a second${left}`;
}

function Counts({ run: { counts, refused } }: { run: AlertRunDetail }) {
  const next = refused.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []).sort()[0];
  return (
    <div className={styles.line}>
      <StatusMark status="live" label={`${figure(counts.sent)} accepted`} />
      <StatusMark status="failed" label={`${figure(counts.refused)} refused`} />
      {counts.skipped > 0 ? <StatusMark status="draft" label={`${figure(counts.skipped)} left meanwhile`} /> : null}
      <StatusMark status="none" label={`${figure(counts.waiting)} wait`} />
      {next ? <span className={styles.quiet}>{`Some are tried again from ${formatClock(next)}`}</span> : null}
    </div>
  );
}

export function AlertProgress({ run, busy, onPause, onResume }: AlertProgressProps) {
  const canHandle = useCan('leads.handle');
  const { counts, state, title, missing } = run;
  return (
    <section className={styles.progress} aria-label={title}>
      <div className={styles.line}>
        <h2 className={styles.title}>{title}</h2>
        <StatusMark {...markOf(run)} />
        <span className={styles.end}>
          {canHandle && state === 'paused' ? (
            <Button size="s" busy={busy} onClick={onResume}>
              Resume
            </Button>
          ) : null}
          {canHandle && (state === 'running' || state === 'scheduled') ? (
            <Button size="s" tone="secondary" busy={busy} onClick={onPause}>
              Pause
            </Button>
          ) : null}
        </span>
      </div>
      <p className={styles.quiet}>{standingOf(run)}</p>
      {run.startedAt && run.nothing === null ? (
        <>
          <p className={styles.big}>{figure(counts.sent)}</p>
          <ProgressBar
            label={`of ${figure(counts.to)} sent`}
            value={counts.to - counts.waiting}
            max={Math.max(counts.to, 1)}
            valueText={paceOf(run)}
          />
          <Counts run={run} />
        </>
      ) : null}
      {missing.length > 0 ? (
        <Notice tone="warn" title="Sent without every price">
          {`Not announced by then: ${missing.join(', ')}.`}
        </Notice>
      ) : null}
    </section>
  );
}
