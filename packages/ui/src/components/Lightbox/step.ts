/**
 * The picture that a key leads to, or null for keys of no meaning here. Arrows follow the reading direction: what comes
 * next lies to the left in Urdu. At the ends nothing lies beyond.
 */
export function step(key: string, index: number, count: number, rtl: boolean): number | null {
  const last = count - 1;
  const keys: Record<string, number> = {
    [rtl ? 'ArrowLeft' : 'ArrowRight']: index + 1,
    [rtl ? 'ArrowRight' : 'ArrowLeft']: index - 1,
    Home: 0,
    End: last,
  };
  const to = keys[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

/** px that a finger travels before it means another picture. */
const enough = 48;

/** The arrow key that a swipe stands for: a finger that draws the picture to the left asks for what lies right of it. */
export function keyOfSwipe(from: { x: number; y: number }, to: { x: number; y: number }): string | null {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < enough || Math.abs(across) < 2 * Math.abs(along)) return null;
  return across < 0 ? 'ArrowRight' : 'ArrowLeft';
}
