import { describe, expect, it } from 'vitest';
import { keyOfSwipe, step } from './useSteps.ts';

describe('step', () => {
  it('goes along the reading direction', () => {
    expect(step('ArrowRight', 1, 4, false)).toBe(2);
    expect(step('ArrowLeft', 1, 4, false)).toBe(0);
    expect(step('ArrowRight', 1, 4, true)).toBe(0);
    expect(step('ArrowLeft', 1, 4, true)).toBe(2);
  });

  it('goes to the ends, and not beyond them', () => {
    expect(step('Home', 2, 4, true)).toBe(0);
    expect(step('End', 0, 4, false)).toBe(3);
    expect(step('ArrowRight', 3, 4, false)).toBe(3);
    expect(step('ArrowRight', 0, 4, true)).toBe(0);
  });

  it('leaves other keys to the browser', () => {
    expect(step('Escape', 0, 4, false)).toBeNull();
    expect(step('Tab', 0, 4, false)).toBeNull();
  });
});

describe('keyOfSwipe', () => {
  it('takes a finger across for an arrow', () => {
    expect(keyOfSwipe({ x: 200, y: 100 }, { x: 120, y: 110 })).toBe('ArrowRight');
    expect(keyOfSwipe({ x: 120, y: 100 }, { x: 200, y: 90 })).toBe('ArrowLeft');
  });

  it('takes neither a tap nor a scroll for one', () => {
    expect(keyOfSwipe({ x: 200, y: 100 }, { x: 190, y: 100 })).toBeNull();
    expect(keyOfSwipe({ x: 200, y: 100 }, { x: 140, y: 200 })).toBeNull();
  });
});
