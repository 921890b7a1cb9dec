import { StatusMark } from '@fundfront/ui/components/StatusMark';
import * as styles from './Calendar.css.ts';
import { eventMark, nameOf, type ReleaseEvent } from './releaseText.ts';

interface ReleaseButtonProps {
  event: ReleaseEvent;
  /** `day`: one line, whose mark the legend explains; `row`: with its word. */
  variant: 'day' | 'row';
  when: string;
  note?: string;
  pressed: boolean;
  onChoose: (id: string) => void;
}

export function ReleaseButton({ event, variant, when, note, pressed, onChoose }: ReleaseButtonProps) {
  const { release, goesBack } = event;
  const { changes, title } = release;
  return (
    <button type="button" className={styles.event[variant]} aria-pressed={pressed} onClick={() => onChoose(release.id)}>
      <StatusMark {...eventMark(event)} hideLabel={variant === 'day'} />
      <span className={styles.eventName}>
        <bdi>{nameOf(release)}</bdi>
        {title !== null || changes.length > 1 ? ` (${changes.length})` : ''}
        {goesBack ? ' goes back' : ''}
      </span>
      <span className={styles.when}>{when}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </button>
  );
}
