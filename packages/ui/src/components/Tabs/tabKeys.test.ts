import { describe, expect, it } from 'vitest';
import { nextTab } from './tabKeys.ts';

describe('nextTab', () => {
  it('goes forward with the writing', () => {
    expect(nextTab('ArrowRight', 0, 3, false)).toBe(1);
    expect(nextTab('ArrowLeft', 0, 3, true)).toBe(1);
  });
  it('goes round at the ends', () => {
    expect(nextTab('ArrowLeft', 0, 3, false)).toBe(2);
    expect(nextTab('ArrowRight', 2, 3, false)).toBe(0);
  });
  it('knows Home and End and leaves other keys alone', () => {
    expect(nextTab('Home', 2, 3, false)).toBe(0);
    expect(nextTab('End', 0, 3, true)).toBe(2);
    expect(nextTab('a', 0, 3, false)).toBeUndefined();
  });
});
