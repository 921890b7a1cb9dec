import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationProgress } from './NavigationProgress.tsx';
import { startNavigationProgress } from './startNavigationProgress.ts';

let end = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <NavigationProgress />
      <a href={`${location.origin}/next`}>Next</a>
    </>,
  );
  end = new AbortController();
  startNavigationProgress(document.querySelector('template') ?? document.createElement('template'), end.signal);
  // The test's own page must stay; the bar has had the event by then.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(document.querySelector('a') ?? document.body);
});
afterEach(() => {
  end.abort();
  cleanup();
  vi.useRealTimers();
});

const bar = () => document.querySelector('[data-progress]');
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('shows after 200 ms and for 5 s at most', () => {
  advance(199);
  expect(bar()).toBeNull();
  advance(1);
  expect(bar()).not.toBeNull();
  advance(4_999);
  expect(bar()).not.toBeNull();
  advance(1);
  expect(bar()).toBeNull();
});

it('is gone when the page is come back to', () => {
  advance(300);
  act(() => window.dispatchEvent(new Event('pageshow')));
  expect(bar()).toBeNull();
});
