import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MenuBar, type MenuBarItem } from './MenuBar.tsx';
import { hoverDelays } from './openItem.ts';
import { startMenuBar } from './startMenuBar.ts';

const item = (id: string, links: readonly string[]): MenuBarItem => ({
  id,
  title: id,
  href: `/${id}`,
  external: false,
  current: false,
  wide: false,
  panel:
    links.length === 0 ? null : (
      <div data-column>
        {links.map((link) => (
          <a key={link} href={`/${link}`}>
            {link}
          </a>
        ))}
      </div>
    ),
});

const top = (name: string) => screen.getByRole('link', { name });
const isOpen = (name: string) => top(name).getAttribute('aria-expanded') === 'true';
const mouse = { pointerType: 'mouse' };
const box = (name: string) => top(name).closest('li') ?? document.body;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

let end = new AbortController();

describe('MenuBar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <MenuBar
        label="Main menu"
        newTab="new tab"
        items={[item('about', ['who', 'board']), item('funds', ['income']), item('careers', [])]}
      />,
    );
    end = new AbortController();
    startMenuBar(screen.getByRole('navigation'), end.signal);
  });
  afterEach(() => {
    end.abort();
    cleanup();
    vi.useRealTimers();
  });

  it('opens when a pointer rests, not when it passes', () => {
    fireEvent.pointerEnter(box('about'), mouse);
    wait(hoverDelays.rest - 1);
    fireEvent.pointerLeave(box('about'), mouse);
    wait(1_000);
    expect(isOpen('about')).toBe(false);
    fireEvent.pointerEnter(box('about'), mouse);
    wait(hoverDelays.rest);
    expect(isOpen('about')).toBe(true);
  });

  it('stays open when a pointer crosses a neighbour on its way into the panel', () => {
    fireEvent.pointerEnter(box('about'), mouse);
    wait(hoverDelays.rest);
    fireEvent.pointerLeave(box('about'), mouse);
    fireEvent.pointerEnter(box('funds'), mouse);
    wait(hoverDelays.turn - 1);
    fireEvent.pointerLeave(box('funds'), mouse);
    fireEvent.pointerEnter(box('about'), mouse);
    wait(1_000);
    expect([isOpen('about'), isOpen('funds')]).toEqual([true, false]);
  });

  it('closes a while after the pointer left', () => {
    fireEvent.pointerEnter(box('about'), mouse);
    wait(hoverDelays.rest);
    fireEvent.pointerLeave(box('about'), mouse);
    wait(hoverDelays.leave - 1);
    expect(isOpen('about')).toBe(true);
    wait(1);
    expect(isOpen('about')).toBe(false);
  });

  it('opens and closes by click, and lets a plain item be a link', () => {
    expect(fireEvent.click(top('about'))).toBe(false);
    expect(isOpen('about')).toBe(true);
    expect(fireEvent.click(top('about'))).toBe(false);
    expect(isOpen('about')).toBe(false);
    expect(fireEvent.click(top('careers'))).toBe(true);
  });

  it('moves by arrow keys, enters the panel with the down key and leaves it with Escape', () => {
    top('about').focus();
    fireEvent.keyDown(top('about'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(top('funds'));
    fireEvent.keyDown(top('funds'), { key: 'End' });
    expect(document.activeElement).toBe(top('careers'));
    fireEvent.keyDown(top('careers'), { key: 'ArrowRight' });
    fireEvent.keyDown(top('about'), { key: 'ArrowDown' });
    expect(isOpen('about')).toBe(true);
    expect(document.activeElement?.textContent).toBe('who');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('board');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(isOpen('about')).toBe(false);
    expect(document.activeElement).toBe(top('about'));
  });

  it('closes when the page is left, since a way back may show it again as it was', () => {
    fireEvent.click(top('about'));
    act(() => void fireEvent(window, new Event('pagehide')));
    expect(isOpen('about')).toBe(false);
  });

  it('closes when the focus goes elsewhere', () => {
    fireEvent.click(top('about'));
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    fireEvent.blur(top('about'), { relatedTarget: elsewhere });
    expect(isOpen('about')).toBe(false);
    elsewhere.remove();
  });
});
