import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

const searchPages = vi.hoisted(() => vi.fn());
vi.mock('../../content/searchPages.ts', () => ({ searchPages }));

const messages = {
  label: 'Search pages',
  submit: 'Search',
  kinds: {
    page: 'Pages',
    fund: 'Funds',
    fundCategory: 'Fund categories',
    article: 'Articles',
    activity: 'Activities',
    vacancy: 'Positions',
    question: 'Questions',
    branch: 'Branches',
    document: 'Documents',
    person: 'People',
  },
  placeholder: 'Search pages…',
  searching: 'Searching…',
  none: 'No results',
  popular: 'Popular pages',
  failed: 'Failed',
  results: 'Search results',
  all: 'Show all results',
  close: 'Close',
};
const hits = [
  { slug: 'nav', title: 'NAV history', path: '/nav', summary: null, kind: 'page', matched: ['nav'] },
  {
    slug: 'income',
    title: 'Income fund',
    path: '/income',
    summary: 'Its nav each day',
    kind: 'fund',
    matched: ['nav', 'daily'],
  },
  { slug: 'faq', title: 'FAQ', path: '/faq', summary: null, kind: 'page', matched: [] },
];
const input = () => screen.getByRole('searchbox');
const answered = () => act(async () => vi.advanceTimersByTimeAsync(1_100));

describe('SearchBox', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    searchPages.mockReset().mockResolvedValue(hits);
    render(<SearchBox locale="en" action="/search" variant="bar" messages={messages} />);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('lists what was found, reached by arrow keys and emptied by Escape', async () => {
    fireEvent.change(input(), { target: { value: 'nav' } });
    await answered();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nav',
      '/faq',
      '/income',
      '/search?q=nav',
    ]);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['NAV', 'nav']);
    expect(['Pages', 'Funds'].map((kind) => screen.getByText(kind).tagName)).toEqual(['P', 'P']);
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('href')).toBe('/nav');
    fireEvent.keyDown(document.activeElement ?? input(), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(input());
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(input()).toHaveProperty('value', '');
  });

  it('says when nothing was found and when the search fails', async () => {
    searchPages.mockResolvedValueOnce([]);
    fireEvent.change(input(), { target: { value: 'xyz' } });
    await answered();
    expect(screen.getByRole('status').textContent).toBe('No results');
    expect(screen.getByRole('link', { name: 'Popular pages' }).getAttribute('href')).toBe('/search?q=xyz');
    searchPages.mockRejectedValueOnce(new Error('down'));
    fireEvent.change(input(), { target: { value: 'abc' } });
    await answered();
    expect(screen.getByRole('status').textContent).toBe('Failed');
  });

  it('closes its list when the focus goes elsewhere, and when the page is left', async () => {
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    for (const leave of [
      () => fireEvent.blur(input(), { relatedTarget: elsewhere }),
      () => fireEvent(window, new Event('pagehide')),
    ]) {
      fireEvent.change(input(), { target: { value: 'nav' } });
      await answered();
      expect(screen.getAllByRole('link')).toHaveLength(4);
      act(() => void leave());
      expect(screen.queryAllByRole('link')).toEqual([]);
      fireEvent.change(input(), { target: { value: '' } });
    }
    elsewhere.remove();
  });

  it('is a form that works without script', () => {
    expect(input().closest('form')?.getAttribute('action')).toBe('/search');
    expect(input().getAttribute('name')).toBe('q');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('type', 'submit');
  });
});
