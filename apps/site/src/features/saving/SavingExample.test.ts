import { describe, expect, it } from 'vitest';
import { futureValue } from './SavingExample.tsx';

describe('futureValue', () => {
  it('compounds monthly payments', () => {
    expect(futureValue(10_000, 10, 10)).toBe(2_048_450);
    expect(futureValue(1_000, 1, 12)).toBe(12_683);
  });

  it('is the sum of the payments without a return', () => {
    expect(futureValue(5_000, 2, 0)).toBe(120_000);
  });
});
