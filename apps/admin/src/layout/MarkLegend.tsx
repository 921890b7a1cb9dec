import { StatusMark, type StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { listRole } from './listRole.ts';
import * as styles from './MarkLegend.css.ts';

/** What the marks of a screen mean that stand there without their words. */
export function MarkLegend({ marks }: { marks: readonly StatusMarkProps[] }) {
  return (
    <ul {...listRole} className={styles.legend} aria-label="Marks">
      {marks.map(({ status, label }) => (
        <li key={label} className={styles.item}>
          <StatusMark status={status} label={label} hideLabel />
          <span aria-hidden="true">{label}</span>
        </li>
      ))}
    </ul>
  );
}
