import * as styles from './Avatar.css.ts';
import { initials, toneOf } from './initials.ts';

export type AvatarProps = {
  name: string;
  size?: 's' | 'm';
  /** The name is written beside it, so it need not be said twice. */
  decorative?: boolean;
};

/** Initials in a circle, for staff accounts. */
export function Avatar({ name, size = 's', decorative }: AvatarProps) {
  const className = `${styles.size[size]} ${styles.tone[toneOf(name, ['accent', 'warn', 'info'])]}`;
  if (decorative) {
    return (
      <span className={className} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <span className={className} role="img" aria-label={name}>
      {initials(name)}
    </span>
  );
}
