import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesOf } from '../../i18n/index.ts';
import TaxCalculatorBody, { type TaxCalculatorProps } from './TaxCalculatorBody.tsx';

const { common, tax } = messagesOf('en').calculators;

const year = { period: '1st Jul 2026 to 30th Jun 2027', share: '20', isSample: true, source: null };
const slabs = [
  { above: '0', fixed: '0', rate: '0' },
  { above: '1000000', fixed: '0', rate: '10' },
];

const props: TaxCalculatorProps = {
  locale: 'en',
  messages: { common, tax },
  years: [
    { ...year, year: 2027, checkedOn: '3rd Jul 2026', slabs },
    { ...year, year: 2026, checkedOn: null, slabs },
  ],
  income: 2_400_000,
  contribution: 360_000,
  notIncluded: null,
};

const income = () => screen.getByRole<HTMLInputElement>('textbox', { name: tax.income });
const result = () => document.querySelector('[data-result]')?.textContent;
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const pause = () => act(async () => vi.advanceTimersByTime(500));

describe('TaxCalculator', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/customer-service/tax-saving-calculator');
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('shows the example’s result on the server, whatever the address says', () => {
    history.replaceState(null, '', '?income=9000000');
    // 10 % of 1,400,000, times 360,000 of 2,400,000.
    expect(renderToString(<TaxCalculatorBody {...props} />)).toContain('Rs 21,000');
  });

  it('takes over what the address says', () => {
    history.replaceState(null, '', '?income=3000000&contribution=100000');
    render(<TaxCalculatorBody {...props} />);
    expect(income().value).toBe('3,000,000');
    expect(result()).toBe('Rs 6,667');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('reckons at once, says it and writes it into the address after a pause', async () => {
    render(<TaxCalculatorBody {...props} />);
    type(income(), '۳۰,۰۰,۰۰۰');
    expect(result()).toBe('Rs 24,000');
    expect(screen.getByRole('status').textContent).toBe('');
    await pause();
    expect(screen.getByRole('status').textContent).toContain('Your tax could be lower by: Rs 24,000.');
    expect(location.search).toBe('?year=2027&income=3000000&contribution=360000');
    fireEvent.blur(income());
    expect(income().value).toBe('3,000,000');
  });

  it('is one value, typed or moved', () => {
    render(<TaxCalculatorBody {...props} />);
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: tax.income });
    type(slider, '1200000');
    expect(income().value).toBe('1,200,000');
    type(income(), '1,500,000');
    expect(slider.value).toBe('1500000');
    expect(slider.getAttribute('aria-valuetext')).toBe('Rs 1,500,000');
  });

  it('says what is wrong after a pause, and keeps the rest', async () => {
    render(<TaxCalculatorBody {...props} />);
    type(screen.getByRole('textbox', { name: tax.contribution }), '480000');
    type(income(), 'much');
    expect(income().getAttribute('aria-invalid')).toBeNull();
    await pause();
    expect(income().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(common.problems.amount)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(common.correct);
    fireEvent.blur(income());
    expect(income().value).toBe('much');
    expect(result()).toBe('Rs 28,000');
    type(income(), '2,400,000');
    await pause();
    expect(screen.queryByText(common.correct)).toBeNull();
  });

  it('calculates nothing for a year whose rules nobody has checked', async () => {
    render(<TaxCalculatorBody {...props} />);
    type(screen.getByRole('combobox', { name: tax.year }), '2026');
    await pause();
    const notice = 'The rules of tax year 2026 are not checked yet: nothing is calculated.';
    expect(screen.getByRole('status').textContent).toBe(notice);
    expect(screen.getAllByText(notice)).toHaveLength(2);
    expect(result()).toBeUndefined();
  });
});
