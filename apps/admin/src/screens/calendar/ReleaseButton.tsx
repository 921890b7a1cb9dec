import type { Release } from '@fundfront/content-model/wire';
import { StatusMark } from '@fundfront/ui/components/StatusMark';
import * as styles from './Calendar.css.ts';
import { markOf, nameOf } from './releaseText.ts';

interface ReleaseButtonProps {
  release: Release;
  /** `day`: one line, whose mark the legend explains; `row`: with its word. */
  variant: 'day' | 'row';
  when: string;
  pressed: boolean;
  onChoose: (id: string) => void;
}

export function ReleaseButton({ release, variant, when, pressed, onChoose }: ReleaseButtonProps) {
  const { changes, title } = release;
  return (
    <button type="button" className={styles.event[variant]} aria-pressed={pressed} onClick={() => onChoose(release.id)}>
      <StatusMark {...markOf(release)} hideLabel={variant === 'day'} />
      <span className={styles.eventName}>
        <bdi>{nameOf(release)}</bdi>
        {title !== null || changes.length > 1 ? ` (${changes.length})` : ''}
      </span>
      <span className={styles.when}>{when}</span>
    </button>
  );
}
