import type { CutOffRule, WeekTimes } from '@fundfront/content-model/cutOffs';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesOf } from '../../i18n/index.ts';
import { OrderClock, type OrderClockProps } from './OrderClock.tsx';
import { TodayState } from './TodayState.tsx';

const fetchClockOffset = vi.hoisted(() => vi.fn());
vi.mock('../../content/serverTime.ts', () => ({ fetchClockOffset }));

const week = (time: string, friday = time): WeekTimes => ({
  monday: time,
  tuesday: time,
  wednesday: time,
  thursday: time,
  friday,
});
const rule = (id: string, more: Partial<CutOffRule>): CutOffRule => ({
  id,
  name: id,
  scope: 'all',
  funds: null,
  season: null,
  times: week('15:00', '15:30'),
  pricing: null,
  ...more,
});
const backward = rule('backward', { pricing: 'backward' });
const ramadan = rule('Ramadan', {
  season: { from: '2027-02-08', to: '2027-03-09' },
  times: week('13:00', '12:00'),
});
const holidays = [{ day: '2026-12-25', name: 'Quaid-e-Azam Day' }];

const props = (more: Partial<OrderClockProps> = {}): OrderClockProps => ({
  locale: 'en',
  messages: messagesOf('en').orderClock,
  rules: [backward],
  holidays,
  live: true,
  priceDay: '2026-11-20',
  action: { label: 'How to invest', href: '/how' },
  ...more,
});

/** The server's time; this device is an hour ahead of it. */
const aheadMs = 3_600_000;
async function showAt(instant: string, more: Partial<OrderClockProps> = {}) {
  vi.setSystemTime(new Date(instant).getTime() + aheadMs);
  await act(async () => void render(<OrderClock {...props(more)} />));
  return screen.getByRole('region', { name: props(more).messages.label });
}
const minutes = (count: number) => act(async () => vi.advanceTimersByTime(count * 60_000));
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  fetchClockOffset.mockReset().mockResolvedValue(-aheadMs);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the rule alone before there is script, with seasons by name and days', () => {
  const html = renderToString(<OrderClock {...props({ rules: [backward, ramadan] })} />);
  expect(html).toContain('Monday to Thursday until 15:00; Friday until 15:30');
  expect(html.replaceAll('<!-- -->', '')).toContain(
    'Ramadan, 8th Feb 2027 to 9th Mar 2027: Monday to Thursday until 13:00; Friday until 12:00',
  );
  expect(html).toContain('Backward pricing');
  expect(html).not.toMatch(/Open until|role="status"/);
});

it('shows no state on a page of the past, nor while the server does not answer, nor anything without a rule', async () => {
  await showAt('2026-11-23T07:52:00Z', { live: false });
  expect(screen.queryByRole('status')).toBeNull();
  expect(fetchClockOffset).not.toHaveBeenCalled();
  cleanup();
  fetchClockOffset.mockResolvedValue(null);
  await showAt('2026-11-23T07:52:00Z');
  expect(screen.queryByRole('status')).toBeNull();
  fetchClockOffset.mockResolvedValue(-aheadMs);
  await minutes(1);
  expect(status()).toBe('Open until 15:00 today');
  cleanup();
  expect(renderToString(<OrderClock {...props({ rules: [] })} />)).toBe('');
});

describe('by the server’s time', () => {
  it('is open, says which price applies, and counts each minute without a word more in the status', async () => {
    const clock = await showAt('2026-11-23T07:52:10Z');
    expect(status()).toBe('Open until 15:00 today');
    expect(within(clock).getByText('2:08')).toBeTruthy();
    expect(within(clock).getByText('2 hours 8 minutes left')).toBeTruthy();
    expect(within(clock).getByText(/get the price above, of 20th Nov 2026/)).toBeTruthy();
    expect(clock.textContent).toContain('Monday, 12:52 in Karachi');
    const before = screen.getByRole('status').firstChild?.nextSibling;
    await minutes(1);
    expect(clock.textContent).toContain('Monday, 12:53 in Karachi');
    expect(within(clock).getByText('2:07')).toBeTruthy();
    expect(screen.getByRole('status').firstChild?.nextSibling).toBe(before);
  });

  it('shows minutes in the last hour, and shuts at the cut-off', async () => {
    const clock = await showAt('2026-11-23T09:35:10Z');
    expect(within(clock).getByText('25')).toBeTruthy();
    expect(within(clock).getByText('25 minutes left')).toBeTruthy();
    await minutes(24);
    expect(within(clock).getByText('1 minute left')).toBeTruthy();
    await minutes(1);
    expect(status()).toBe('Next price: Tuesday, 24th Nov 2026');
    expect(clock.textContent).toContain('The cut-off of today has passed.');
    expect(clock.textContent).toContain('15:00 cut-off on Tuesday');
    expect(within(clock).getByRole('link', { name: 'How to invest' })).toBeTruthy();
  });

  it.each([
    ['a Friday, which is longer', '2026-11-27T10:15:00Z', 'Open until 15:30 today'],
    ['a Saturday', '2026-11-28T05:00:00Z', 'Next price: Monday, 30th Nov 2026'],
    ['a holiday', '2026-12-25T05:00:00Z', 'Next price: Monday, 28th Dec 2026'],
    ['just after midnight in Karachi', '2026-11-22T19:00:10Z', 'Open until 15:00 today'],
    ['the first day of a season', '2027-02-08T05:00:00Z', 'Open until 13:00 today'],
    ['the day after its last', '2027-03-10T09:00:00Z', 'Open until 15:00 today'],
  ])('on %s', async (_, instant, wanted) => {
    await showAt(instant, { rules: [backward, ramadan] });
    expect(status()).toBe(wanted);
  });

  it('names the holiday, and the season with its end', async () => {
    expect((await showAt('2026-12-25T05:00:00Z')).textContent).toContain('Closed today: Quaid-e-Azam Day.');
    cleanup();
    const clock = await showAt('2027-02-12T05:00:00Z', { rules: [backward, ramadan] });
    expect(clock.textContent).toContain('Ramadan, until 9th Mar 2027');
  });

  it('says of forward pricing that the price is not known yet', async () => {
    const clock = await showAt('2026-11-23T07:52:00Z', { rules: [{ ...backward, pricing: 'forward' }] });
    expect(clock.textContent).toContain('the price of today, 23rd Nov 2026, which is not known yet');
  });

  it('reads as well in Urdu, times in one piece', async () => {
    const messages = messagesOf('ur').orderClock;
    await showAt('2026-11-23T07:52:00Z', { locale: 'ur', messages });
    expect(status()).toBe('آج \u206615:00\u2069 تک لین دین جاری');
  });

  it('is one question for all clocks of a page, asked again when the tab is looked at again', async () => {
    vi.setSystemTime(new Date('2026-11-23T07:52:00Z').getTime() + aheadMs);
    const { locale, messages, rules } = props();
    await act(async () => {
      render(<OrderClock {...props()} />);
      render(<TodayState locale={locale} messages={messages} rules={rules} holidays={holidays} />);
    });
    expect(screen.getByText('Open until 15:00')).toBeTruthy();
    expect(fetchClockOffset).toHaveBeenCalledTimes(1);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(fetchClockOffset).toHaveBeenCalledTimes(2);
  });
});
