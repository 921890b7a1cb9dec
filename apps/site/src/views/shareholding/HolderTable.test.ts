import { describe, expect, it } from 'vitest';
import { sumDecimals } from './HolderTable.tsx';

describe('sumDecimals', () => {
  it('adds what binary floats cannot', () => {
    expect(sumDecimals(['0.1', '0.2'])).toBe('0.3');
    expect(sumDecimals(['33.3333', '33.3333', '33.3334'])).toBe('100.0000');
  });

  it('keeps the decimals of the finest', () => {
    expect(sumDecimals(['62.5', '37.50'])).toBe('100.00');
    expect(sumDecimals(['0.04', '0.01'])).toBe('0.05');
  });

  it('holds whole numbers beyond what a float holds exactly', () => {
    expect(sumDecimals(['9007199254740993', '2'])).toBe('9007199254740995');
  });

  it('counts what is below zero', () => {
    expect(sumDecimals(['-0.75', '0.5'])).toBe('-0.25');
  });

  it('is zero of nothing', () => {
    expect(sumDecimals([])).toBe('0');
  });
});
