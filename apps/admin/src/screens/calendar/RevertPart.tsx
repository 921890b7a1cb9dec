import type { Release } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useState } from 'react';
import { releaseCalls, useReleaseActions } from '../../entries/schedule/useReleaseActions.ts';
import { formatInstant } from '../../format/dates.ts';
import { karachiInstant, localInput } from '../../format/karachiTime.ts';
import * as styles from './Calendar.css.ts';

function revertText({ revert }: Release): string {
  if (!revert) return '';
  if (revert.state === 'done' && revert.finishedAt) return `Went back ${formatInstant(revert.finishedAt)}.`;
  const by = revert.by ? ` Set by ${revert.by.name}.` : '';
  return revert.state === 'failed'
    ? `It was to go back ${formatInstant(revert.at)}.${by}`
    : `Goes back ${formatInstant(revert.at)} to what was live before it.${by}`;
}

/** When everything of a release returns to what was live before it, all of it or nothing. */
export function RevertPart({ release, canPublish }: { release: Release; canPublish: boolean }) {
  const { id, revert, changes } = release;
  const [time, setTime] = useState(revert?.state === 'planned' ? localInput(new Date(revert.at)) : '');
  const { busy, run } = useReleaseActions();
  const instant = karachiInstant(time);
  const isSet = revert !== null;
  return (
    <>
      {isSet ? <p>{revertText(release)}</p> : null}
      {revert?.failure ? (
        <Notice tone="bad" title="It did not go back">
          {revert.failure}
        </Notice>
      ) : null}
      {canPublish && revert?.state !== 'done' ? (
        <>
          <Field
            label="Go back after"
            help={
              changes.length > 1
                ? 'All of it returns to its earlier versions at once. What somebody changes meanwhile waits for a person.'
                : 'It returns to its earlier version, unless somebody changes it meanwhile.'
            }
          >
            {(field) => (
              <TextInput
                {...field}
                type="datetime-local"
                value={time}
                onChange={(event) => setTime(event.target.value)}
              />
            )}
          </Field>
          <span className={styles.actions}>
            <Button
              tone="secondary"
              busy={busy}
              disabled={!instant}
              onClick={() => instant && run(() => releaseCalls.planRevert(id, instant), 'It goes back at that time')}
            >
              {isSet ? 'Move its going back' : 'Let it go back'}
            </Button>
            {isSet ? (
              <Button
                tone="quiet"
                busy={busy}
                onClick={() => run(() => releaseCalls.planRevert(id, null), 'It stays as it is')}
              >
                Let it stay
              </Button>
            ) : null}
          </span>
        </>
      ) : null}
    </>
  );
}
