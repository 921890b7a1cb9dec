import type { Release } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { releaseCalls, useReleaseActions } from '../../entries/schedule/useReleaseActions.ts';
import { formatInstant } from '../../format/dates.ts';
import * as styles from './Calendar.css.ts';
import { isHeld, nameOf } from './releaseText.ts';

interface FailuresProps {
  releases: readonly Release[];
  canPublish: boolean;
  onChoose: (id: string) => void;
}

function problemOf(release: Release): { title: string; text: string; canAcknowledge: boolean } | null {
  const { state, runAt, failure, revert, acknowledged, changes } = release;
  const name = nameOf(release);
  const held = changes.filter(isHeld).length;
  if (held > 0) {
    const what = held === 1 ? '1 change of it was' : `${held} changes of it were`;
    const text = `${what} changed by somebody meanwhile, and left as it is. Decide about it.`;
    return { title: `${name} did not go back whole`, text, canAcknowledge: false };
  }
  if (acknowledged) return null;
  const planned = (at: string | null) => (at ? `${formatInstant(at)}: ` : '');
  if (state === 'failed') {
    const text = `${planned(runAt)}${failure} Nothing of it was changed.`;
    return { title: `${name} did not go live`, text, canAcknowledge: true };
  }
  if (revert?.state !== 'failed') return null;
  const text = `${planned(revert.at)}${revert.failure} All of it is still live.`;
  return { title: `${name} did not go back`, text, canAcknowledge: true };
}

/** Failures stay until somebody puts them right, or says that they were seen to. */
export function Failures({ releases, canPublish, onChoose }: FailuresProps) {
  const { busy, run } = useReleaseActions();
  const found = releases.flatMap((release) => {
    const problem = problemOf(release);
    return problem ? [{ release, ...problem }] : [];
  });
  if (found.length === 0) return null;
  return (
    <div className={styles.failures}>
      {found.map(({ release, title, text, canAcknowledge }) => (
        <Notice key={release.id} tone="bad" title={title}>
          <p>{text}</p>
          <Button tone="secondary" size="s" onClick={() => onChoose(release.id)}>
            Look at it
          </Button>
          {canPublish && canAcknowledge ? (
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
