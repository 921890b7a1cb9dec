import { describe, expect, it } from 'vitest';
import { initialState, openedState, parseNumber, queryOf, type Rules, readInput, withInput } from './inputs.ts';

const rules = {
  year: { kind: 'choice', options: [2027, 2026], initial: 2027 },
  income: {
    kind: 'amount',
    min: 0,
    max: 5_000_000,
    slider: { min: 0, max: 1_000_000, step: 50_000 },
    initial: 620_000,
  },
  percent: { kind: 'percent', min: 0, max: 20, slider: { min: 0, max: 20, step: 0.5 }, initial: 10 },
} satisfies Rules<'year' | 'income' | 'percent'>;

describe('inputs', () => {
  it('says what is wrong with what is typed', () => {
    expect(readInput('abc', rules.income)).toEqual({ value: null, problem: 'amount' });
    expect(readInput('5000001', rules.income)).toEqual({ value: null, problem: 'tooLarge' });
    expect(readInput('4', { ...rules.income, min: 5 })).toEqual({ value: null, problem: 'tooSmall' });
    expect(readInput('9.5', rules.percent)).toEqual({ value: 9.5, problem: null });
    expect(readInput('9.5', rules.income)).toEqual({ value: null, problem: 'amount' });
  });

  it('keeps the last figure that was understood, and all other inputs', () => {
    const typed = withInput(withInput(initialState(rules), rules, 'income', '۷,۰۰,۰۰۰'), rules, 'income', '7x');
    expect(typed.typed).toEqual({ year: '2027', income: '7x', percent: '10' });
    expect(typed.values).toEqual({ year: 2027, income: 700_000, percent: 10 });
  });

  it('opens as its address says', () => {
    const opened = openedState(rules, '?income=2400000&percent=7.5&year=2026&token=x', null);
    expect(opened.values).toEqual({ year: 2026, income: 2_400_000, percent: 7.5 });
    expect(opened.typed.income).toBe('2,400,000');
    expect(opened.isTouched).toBe(false);
  });

  it('shows what it does not understand of an address, and takes no unknown choice', () => {
    const opened = openedState(rules, '?income=much&percent=21&year=1999', null);
    expect(opened.typed).toEqual({ year: '2027', income: 'much', percent: '21' });
    expect(opened.values).toEqual(initialState(rules).values);
  });

  it('comes back from its own address as it was', () => {
    const { values } = withInput(initialState(rules), rules, 'income', '1,234,567');
    expect(queryOf(values, '?token=x&income=1')).toBe('token=x&income=1234567&year=2027&percent=10');
    expect(openedState(rules, `?${queryOf(values, '')}`, null).values).toEqual(values);
  });

  it('prefers what was typed or moved before the script came', () => {
    document.body.innerHTML = `<form>
      <select name="year"><option>2027</option><option selected>2026</option></select>
      <input name="income" value="620,000"><input id="calculator-income-slider" type="range" min="0" max="1000000" step="50000" value="620000">
      <input name="percent" value="10"><input id="calculator-percent-slider" type="range" min="0" max="20" step="0.5" value="12">
    </form>`;
    const opened = openedState(rules, '?percent=3', document.querySelector('form'));
    expect(opened.values).toEqual({ year: 2026, income: 620_000, percent: 12 });
    expect(opened.isTouched).toBe(true);
    document.body.replaceChildren();
  });
});

describe('parseNumber', () => {
  it.each([
    ['2400000', 2_400_000],
    ['2,400,000', 2_400_000],
    ['24,00,000', 2_400_000],
    ['1,00,00,00,000', 1_000_000_000],
    ['۲۴,۰۰,۰۰۰', 2_400_000],
    ['٢٬٤٠٠٬٠٠٠', 2_400_000],
    ['۲۴،۰۰،۰۰۰', 2_400_000],
    [' \u2066360,000\u2069 ', 360_000],
    ['0', 0],
    ['007', 7],
  ])('reads the whole number %s', (text, value) => {
    expect(parseNumber(text, 0)).toBe(value);
  });

  it.each([
    ['9.5', 9.5],
    ['۹٫۵', 9.5],
    ['12', 12],
    ['0.25', 0.25],
  ])('reads %s where two digits may follow the point', (text, value) => {
    expect(parseNumber(text, 2)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-5',
    '1.5',
    '1,5',
    '1,00',
    '1,0000',
    ',000',
    '1e6',
    '1 000',
    '12345678901234567',
    'Infinity',
  ])('does not guess what “%s” means', (text) => {
    expect(parseNumber(text, 0)).toBeNull();
  });

  it('takes no decimal comma and no third digit', () => {
    expect(parseNumber('9,5', 2)).toBeNull();
    expect(parseNumber('9.125', 2)).toBeNull();
    expect(parseNumber('9.', 2)).toBeNull();
  });
});
