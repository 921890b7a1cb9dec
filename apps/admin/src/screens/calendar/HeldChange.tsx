import type { ReleaseChange } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { releaseCalls, useReleaseActions } from '../../entries/schedule/useReleaseActions.ts';
import * as styles from './Calendar.css.ts';

interface HeldChangeProps {
  releaseId: string;
  change: ReleaseChange;
  canPublish: boolean;
}

/** Somebody changed it after the release: whether it goes back is for a person to say. */
export function HeldChange({ releaseId, change, canPublish }: HeldChangeProps) {
  const { entryId, locale, version, liveVersion } = change;
  const { busy, run } = useReleaseActions();
  const settle = (action: 'revert' | 'keep', done: string) =>
    run(() => releaseCalls.settleRevert(releaseId, { entryId, locale, action }), done);
  const released = version === null ? 'The release took it off' : `The release showed v${version}`;
  const now = liveVersion === null ? 'it is off the site now' : `v${liveVersion} is live now`;
  return (
    <Notice tone="bad" title="It did not go back">
      <p>{`${released}; ${now}. Somebody changed it meanwhile, so it was left.`}</p>
      {canPublish ? (
        <span className={styles.actions}>
          <Button tone="secondary" size="s" busy={busy} onClick={() => settle('keep', 'It stays as it is')}>
            Leave it
          </Button>
          <Button tone="quiet" size="s" busy={busy} onClick={() => settle('revert', 'It went back')}>
            Go back all the same
          </Button>
        </span>
      ) : null}
    </Notice>
  );
}
