/** Up to two initials. Arabic letters are kept apart by a zero-width non-joiner, or they would join into a false word. */
export function initials(name: string): string {
  const nameParts = name.trim().split(/\s+/).filter(Boolean);
  const letters = [nameParts[0], nameParts.length > 1 ? nameParts.at(-1) : undefined]
    .map((word) => (word ? Array.from(word)[0] : undefined))
    .filter((letter) => letter !== undefined);
  const single = nameParts.length === 1 ? Array.from(nameParts[0] ?? '').slice(0, 2) : [];
  const chosen = single.length > 0 && /^[A-Za-z]/.test(name) ? single : letters;
  return chosen.join('\u200C').toLocaleUpperCase('en');
}

/** The same name has the same tone on every screen. */
export function toneOf<const T extends string>(name: string, tones: readonly [T, ...T[]]): T {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return tones[sum % tones.length] ?? tones[0];
}
