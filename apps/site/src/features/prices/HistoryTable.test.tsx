import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { HistoryRow } from '../../content/prices.ts';
import { messagesOf } from '../../i18n/index.ts';
import { HistoryTable } from './HistoryTable.tsx';

const none = { nav: null, offer: null, redemption: null, change: null, payout: null, reason: null };
const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 20 - index)).toISOString().slice(0, 10),
);
const rows: HistoryRow[] = days.map((day, index) => ({ ...none, day, nav: `${100 - index}.0000` }));

function show(shown: readonly HistoryRow[], whole = false, locale: 'en' | 'ur' = 'en') {
  const { prices } = messagesOf(locale);
  render(<HistoryTable locale={locale} messages={prices} caption="Prices" rows={shown} whole={whole} />);
}
const dataRows = () => document.querySelectorAll('[data-row]');

describe('the table of a history', () => {
  afterEach(cleanup);

  it('begins with twenty rows below their months, and shows the others when asked', () => {
    show(rows);
    expect(dataRows()).toHaveLength(20);
    expect(screen.getAllByRole('rowheader', { name: 'Nov 2026' })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show 10 earlier rows' }));
    expect(dataRows()).toHaveLength(30);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('holds every row where readers without script must have it', () => {
    show(rows, true);
    expect(dataRows()).toHaveLength(30);
  });

  it('says why a day has no price and which one stands, and what was paid out', () => {
    const closed = { ...none, day: '2026-11-19', reason: { en: 'books closed', ur: 'کتب بند' } };
    const payout = { ...none, day: '2026-11-18', nav: '99.5000', payout: '0.5' };
    show([{ ...none, day: '2026-11-20', nav: '100.0000' }, closed, payout]);
    const table = within(screen.getByRole('table', { name: 'Prices' }));
    expect(table.getByText('No NAV: books closed. The price of 18th Nov 2026 stands.')).toBeDefined();
    expect(table.getByText(/Payout of Rs .0\.5000. a unit/)).toBeDefined();
    expect(table.getByText('99.5000')).toBeDefined();
  });

  it('says it in Urdu', () => {
    show([{ ...none, day: '2026-11-19', reason: { en: 'books closed', ur: 'کتب بند' } }], false, 'ur');
    expect(screen.getByText('این اے وی نہیں: کتب بند۔')).toBeDefined();
  });
});
