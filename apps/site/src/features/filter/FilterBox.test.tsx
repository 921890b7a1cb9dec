import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterBox } from './FilterBox.tsx';

const messages = { search: 'Search the questions', found: 'Questions found', nothing: 'None has these words.' };
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const status = () => screen.getByRole('status').textContent;

describe('FilterBox', () => {
  beforeEach(() => {
    render(
      <>
        <FilterBox list="questions" messages={messages} />
        <div id="questions">
          {['price', 'tax'].map((name) => (
            <details key={name} data-filter-item>
              <summary>About {name}</summary>
              <div id={name}>An answer</div>
            </details>
          ))}
        </div>
      </>,
    );
  });
  afterEach(() => {
    cleanup();
    location.hash = '';
  });

  it('says how many are left, and when none is', () => {
    expect(status()).toBe('');
    type('PRICE');
    expect(status()).toBe('Questions found: 1');
    type('zzz');
    expect(status()).toBe('None has these words.');
    type('');
    expect(status()).toBe('');
  });

  it('opens the answer that the address points to, and forgets the search that hid it', () => {
    type('price');
    act(() => {
      location.hash = '#tax';
      fireEvent(window, new Event('hashchange'));
    });
    const details = document.getElementById('tax')?.closest('details');
    expect([details?.open, details?.hidden]).toEqual([true, false]);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('shows the answer that the browser has opened, unless the page was moved', () => {
    const answer = document.getElementById('tax');
    const details = answer?.closest('details');
    if (!answer || !details) throw new Error('There is no answer');
    const shown = vi.spyOn(answer, 'scrollIntoView');
    const moved = vi.spyOn(window, 'scrollY', 'get');
    details.open = true;
    location.hash = '#tax';
    for (const [at, times] of [
      [300, 0],
      [0, 1],
    ] as const) {
      moved.mockReturnValue(at);
      act(() => void fireEvent(window, new Event('hashchange')));
      expect(shown).toHaveBeenCalledTimes(times);
    }
    moved.mockRestore();
  });
});
