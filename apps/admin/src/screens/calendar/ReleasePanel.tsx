import { isContentTypeName, localeNames } from '@fundfront/content-model';
import type { Release, ReleaseChange } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { useState } from 'react';
import { releaseCalls, useReleaseActions } from '../../entries/schedule/useReleaseActions.ts';
import { formatInstant } from '../../format/dates.ts';
import { karachiInstant, localInput } from '../../format/karachiTime.ts';
import { entryPath } from '../../paths/entryPaths.ts';
import { useCan } from '../../session/useCan.ts';
import { AddChange } from './AddChange.tsx';
import * as styles from './Calendar.css.ts';
import { HeldChange } from './HeldChange.tsx';
import { RevertPart } from './RevertPart.tsx';
import { isHeld, markOf, nameOf, readinessText } from './releaseText.ts';

export function ReleasePanel({ release }: { release: Release }) {
  const { id, state, runAt, changes, failure } = release;
  const canPublish = useCan('content.publish', 'anywhere');
  const [time, setTime] = useState(runAt && state !== 'failed' ? localInput(new Date(runAt)) : '');
  const { busy, run } = useReleaseActions();
  const isOver = state === 'done' || state === 'cancelled';
  const open = changes.filter(({ readiness }) => readiness !== 'ready');
  const instant = karachiInstant(time);
  const canChange = canPublish && !isOver;
  const needsApproval = open.some(({ readiness }) => readiness.endsWith('needs-approval'));
  return (
    <aside className={styles.side} aria-label="Chosen release">
      <h2 className={styles.partTitle}>
        <bdi>{nameOf(release)}</bdi>
      </h2>
      <p>
        <StatusMark {...markOf(release)} />
      </p>
      <p>{whenOf(release)}</p>
      {failure ? (
        <Notice tone="bad" title="It did not go live">
          {failure}
        </Notice>
      ) : null}
      {!isOver && open.length > 0 ? (
        <Notice tone="warn" title="Not ready">
          {changes.length > 1
            ? 'At its time it stays back whole if anything is still open.'
            : 'At its time nothing goes live if this is still open.'}
        </Notice>
      ) : null}
      {canPublish && needsApproval && state !== 'cancelled' ? (
        <Button
          tone="secondary"
          busy={busy}
          onClick={() => run(() => releaseCalls.approve(id), 'Approved, with its going back')}
        >
          Approve the release
        </Button>
      ) : null}
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={`${change.entryId} ${change.locale}`} className={styles.change}>
            <ChangeLine change={change} isOver={isOver} />
            {isHeld(change) ? <HeldChange releaseId={id} change={change} canPublish={canPublish} /> : null}
            {canChange && changes.length > 1 ? (
              <span>
                <Button
                  tone="quiet"
                  size="s"
                  busy={busy}
                  onClick={() =>
                    run(
                      () => releaseCalls.take(id, { entryId: change.entryId, locale: change.locale }),
                      'Taken out of the release',
                    )
                  }
                >
                  Take out
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {canChange ? (
        <>
          {release.title !== null ? <AddChange releaseId={id} /> : null}
          <Field label="Goes live at" help="In Karachi’s time">
            {(field) => (
              <TextInput
                {...field}
                type="datetime-local"
                step={1}
                value={time}
                onChange={(event) => setTime(event.target.value)}
              />
            )}
          </Field>
          <Button
            busy={busy}
            disabled={!instant || changes.length === 0}
            onClick={() => instant && run(() => releaseCalls.schedule(id, instant), 'The time is set')}
          >
            {state === 'scheduled' ? 'Move it' : 'Schedule it'}
          </Button>
          <Button
            tone="secondary"
            busy={busy}
            onClick={() => run(() => releaseCalls.cancel(id), 'Cancelled. Nothing was changed.')}
          >
            Cancel it
          </Button>
          {changes.length === 0 ? <p className={styles.quiet}>Add what should go live first.</p> : null}
        </>
      ) : null}
      {state === 'cancelled' ? null : <RevertPart release={release} canPublish={canPublish} />}
    </aside>
  );
}

function ChangeLine({ change, isOver }: { change: ReleaseChange; isOver: boolean }) {
  const { type, entryId, title, locale, action, version, readiness, approvedBy } = change;
  const name = <bdi>{title || entryId}</bdi>;
  return (
    <>
      {isContentTypeName(type) ? <TextLink href={entryPath(type, entryId, locale)}>{name}</TextLink> : name}
      <span className={styles.quiet}>
        <span lang={locale}>{localeNames[locale]}</span>
        {action === 'unpublish' ? ', comes off the site' : `, v${version}`}
        {approvedBy ? `, approved by ${approvedBy}` : ''}
      </span>
      {isOver && readiness === 'ready' ? null : (
        <span>
          <StatusMark status={readiness === 'ready' ? 'live' : 'review'} label={readinessText[readiness]} />
        </span>
      )}
    </>
  );
}

function whenOf({ state, runAt, finishedAt, changes, scheduledBy }: Release): string {
  const together = changes.length > 1 ? ', all together or none' : '';
  if (state === 'done' && finishedAt) return `Live since ${formatInstant(finishedAt)}`;
  if (state === 'cancelled') return 'Cancelled. Nothing was changed.';
  if (runAt === null) return 'It has no time yet.';
  const by = scheduledBy ? ` Set by ${scheduledBy.name}.` : '';
  return state === 'failed'
    ? `It was to go live ${formatInstant(runAt)}.${by}`
    : `Goes live ${formatInstant(runAt)}${together}.${by}`;
}
