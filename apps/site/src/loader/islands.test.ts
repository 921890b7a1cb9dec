import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIslands } from './islands.ts';

const startIsland = vi.fn(async (_island: HTMLElement, _atOnce: boolean) => undefined);
let end = new AbortController();

function page(start: string, inner: string, slot = ''): HTMLElement {
  document.body.innerHTML = `<site-island data-island="x" data-start="${start}">${inner}<site-slot>${slot}</site-slot></site-island>`;
  watchIslands(startIsland, end.signal);
  return document.querySelector<HTMLElement>('site-island') ?? document.body;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const press = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  end = new AbortController();
  startIsland.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  end.abort();
  document.body.replaceChildren();
});

it('starts an island at its first use, and once', async () => {
  const island = page('used', '<input>');
  expect(startIsland).not.toHaveBeenCalled();
  document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  expect(startIsland.mock.calls).toEqual([[island, true]]);
  expect(island.dataset.live).toBe('');
});

it('starts what comes into sight in small parts', async () => {
  let see = (_entries: { isIntersecting: boolean; target: Element }[]) => {};
  class Observer {
    constructor(callback: typeof see) {
      see = callback;
    }
    observe = vi.fn();
    unobserve = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  const island = page('visible', '<p></p>');
  await settled();
  expect(startIsland).not.toHaveBeenCalled();
  const [part] = island.children;
  if (part) see([{ isIntersecting: true, target: part }]);
  vi.unstubAllGlobals();
  expect(startIsland.mock.calls).toEqual([[island, false]]);
});

it('presses a button again that was pressed before its island was live', async () => {
  page('used', '<button type="button">Open</button>');
  const pressed = vi.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  expect(press('button').defaultPrevented).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
  await settled();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('presses a key again that was pressed on a drawing', async () => {
  page('used', '<div role="application" tabindex="0"></div>');
  const keys: string[] = [];
  const drawing = document.querySelector('[role="application"]');
  drawing?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
  drawing?.addEventListener('keydown', (event) => keys.push(event instanceof KeyboardEvent ? event.key : ''));
  await settled();
  expect(keys).toEqual(['End']);
});

it('leaves plain links and what is in slots alone', () => {
  page('used', '<a href="#part">Part</a>', '<button type="button">Other</button>');
  expect(press('a').defaultPrevented).toBe(false);
  expect(press('button').defaultPrevented).toBe(false);
});

it('sends a form again that was sent too early', async () => {
  page('used', '<form><button>Send</button></form>');
  const form = document.querySelector('form');
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await settled();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('starts at once what was typed in before the script came', () => {
  document.body.innerHTML = '<site-island data-start="used"><input></site-island>';
  const input = document.querySelector('input');
  if (input) input.value = 'Amna';
  watchIslands(startIsland, end.signal);
  expect(startIsland).toHaveBeenCalledTimes(1);
});

it('tries again at the next use where the code could not be had', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page('used', '<input>');
  startIsland.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /islands/a.js'));
  const use = () => document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  use();
  await settled();
  use();
  await settled();
  expect(startIsland).toHaveBeenCalledTimes(2);
});
