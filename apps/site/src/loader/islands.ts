import { isPlainClick } from '@fundfront/ui/plainClick';
import { isTyped } from '../islands/typed.ts';
import { onIdle } from './idle.ts';
import { reloadOnce } from './reloadOnce.ts';

export type StartIsland = (island: HTMLElement, atOnce: boolean) => Promise<void>;

const waiting = 'site-island:not([data-live])';
const uses = ['focusin', 'pointerdown', 'keydown', 'input'] as const;

const islandOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(waiting) : null);

/** The control that only script answers, if one was pressed that the island drew itself. */
function pressedOf(event: MouseEvent, island: HTMLElement): HTMLElement | null {
  if (!isPlainClick(event)) return null;
  const pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[aria-haspopup]') : null;
  if (!pressed || pressed.closest('site-slot, site-island') !== island) return null;
  return pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form ? null : pressed;
}

/** Starts islands when their time has come, and does again in them what was done before. @param signal ends it */
export function watchIslands(startIsland: StartIsland, signal: AbortSignal): void {
  const starting = new WeakMap<HTMLElement, Promise<boolean>>();

  function start(island: HTMLElement, atOnce = true): Promise<boolean> {
    const known = starting.get(island);
    if (known) return known;
    const live = startIsland(island, atOnce).then(
      () => {
        island.dataset.live = '';
        return true;
      },
      () => {
        starting.delete(island);
        reloadOnce();
        return false;
      },
    );
    starting.set(island, live);
    return live;
  }

  for (const use of uses) {
    document.addEventListener(
      use,
      (event) => {
        const island = islandOf(event);
        if (island) void start(island);
      },
      { signal },
    );
  }
  document.addEventListener(
    'click',
    (event) => {
      const island = islandOf(event);
      const pressed = island && pressedOf(event, island);
      if (!pressed) return;
      event.preventDefault();
      event.stopPropagation();
      void start(island).then((live) => {
        if (live) pressed.click();
        else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
      });
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const island = islandOf(event);
      const drawing = event.target;
      if (!island || !(drawing instanceof Element) || !drawing.matches('[role="application"]')) return;
      if (event.key === 'Tab') return;
      event.preventDefault();
      void start(island).then((live) => live && drawing.dispatchEvent(new KeyboardEvent('keydown', event)));
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const island = islandOf(event);
      const form = event.target;
      if (!island || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const { submitter } = event;
      void start(island).then((live) => (live ? form.requestSubmit(submitter) : form.submit()));
    },
    { capture: true, signal },
  );

  const islands = [...document.querySelectorAll<HTMLElement>(waiting)];
  const startAll = (wanted: (island: HTMLElement) => boolean) => {
    for (const island of islands) if (wanted(island)) void start(island);
  };
  const says = location.search !== '' || location.hash !== '';
  startAll(
    (island) =>
      island.dataset.start === 'load' ||
      (says && island.dataset.start !== 'used') ||
      island.contains(document.activeElement) ||
      isTyped(island),
  );
  onIdle(() => {
    startAll(({ dataset }) => dataset.start === 'idle');
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>('site-island');
        if (!isIntersecting || !island) continue;
        seen.unobserve(target);
        void start(island, false);
      }
    });
    for (const { dataset, firstElementChild } of islands) {
      if (dataset.start === 'visible' && firstElementChild) seen.observe(firstElementChild);
    }
  });
}
