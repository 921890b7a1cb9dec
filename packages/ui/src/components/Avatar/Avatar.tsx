import * as styles from './Avatar.css.ts';

export type AvatarProps = {
  name: string;
  size?: 's' | 'm';
  decorative?: boolean;
};

/** Arabic letters are separated by a zero-width non-joiner, or they would join into a false word. */
export function initials(name: string): string {
  const nameParts = name.trim().split(/\s+/).filter(Boolean);
  const letters = [nameParts[0], nameParts.length > 1 ? nameParts.at(-1) : undefined]
    .map((word) => (word ? Array.from(word)[0] : undefined))
    .filter((letter) => letter !== undefined);
  const single = nameParts.length === 1 ? Array.from(nameParts[0] ?? '').slice(0, 2) : [];
  const chosen = single.length > 0 && /^[A-Za-z]/.test(name) ? single : letters;
  return chosen.join('\u200C').toLocaleUpperCase('en');
}

export function toneOf<const T extends string>(name: string, tones: readonly [T, ...T[]]): T {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return tones[sum % tones.length] ?? tones[0];
}

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
