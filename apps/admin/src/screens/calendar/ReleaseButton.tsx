import type { Release } from '@fundfront/content-model/wire';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import * as styles from './Calendar.css.ts';
import { markOf, nameOf } from './releaseText.ts';

interface ReleaseButtonProps {
  release: Release;
  when: string;
  pressed: boolean;
  onChoose: (id: string) => void;
}

export function ReleaseButton({ release, when, pressed, onChoose }: ReleaseButtonProps) {
  const { changes, title } = release;
  return (
    <button type="button" className={styles.event} aria-pressed={pressed} onClick={() => onChoose(release.id)}>
      <span className={styles.eventName}>
        <bdi>{nameOf(release)}</bdi>
        {title !== null || changes.length > 1 ? ` (${changes.length})` : ''}
      </span>
      <span>
        <StatusMark {...markOf(release)} /> <span className={styles.quiet}>{when}</span>
      </span>
    </button>
  );
}
