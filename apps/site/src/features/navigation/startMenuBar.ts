import { isPlainClick } from '@fundfront/ui/plainClick';
import { onMenuKey } from './menuKeys.ts';
import { openItem } from './openItem.ts';

const firstLink = '[data-open] [data-panel] a';

/** Makes a `MenuBar` work; `data-ready` says that it does. @param signal ends it */
export function startMenuBar(bar: HTMLElement, signal: AbortSignal): void {
  const items = [...bar.querySelectorAll<HTMLElement>('[data-item]')];
  const hasPanel = (item: HTMLElement) => item.querySelector('[data-panel]') !== null;
  const state = openItem((id) => {
    for (const item of items) {
      const isOpen = item.dataset.item === id;
      item.toggleAttribute('data-open', isOpen);
      item.querySelector('[data-top][aria-expanded]')?.setAttribute('aria-expanded', String(isOpen));
    }
  });
  let pointer = '';
  const close = () => state.open(null);
  const options = { signal };

  for (const item of items) {
    const id = item.dataset.item ?? '';
    const byMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
    item.addEventListener('pointerenter', (event) => byMouse(event) && hasPanel(item) && state.enter(id), options);
    item.addEventListener('pointerleave', (event) => byMouse(event) && state.leave(), options);
    item.addEventListener('pointerdown', ({ pointerType }) => (pointer = pointerType), options);
  }

  bar.addEventListener(
    'click',
    (event) => {
      const top = event.target instanceof Element ? event.target.closest('[data-top]') : null;
      const item = top?.closest<HTMLElement>('[data-item]');
      if (!item || !hasPanel(item) || !isPlainClick(event)) return;
      const id = item.dataset.item ?? '';
      // A mouse that already opened the panel by resting on the item means its page; other hands only have the click.
      const meansPage = pointer === 'mouse' && event.detail > 0 && top instanceof HTMLAnchorElement;
      if (state.current() === id && meansPage) return;
      event.preventDefault();
      state.open(state.current() === id ? null : id);
    },
    options,
  );
  bar.addEventListener(
    'keydown',
    (event) => {
      const enter = (id: string) => {
        state.open(id);
        bar.querySelector<HTMLElement>(firstLink)?.focus();
      };
      if (onMenuKey({ bar, openId: state.current(), enter, close }, event.key)) event.preventDefault();
    },
    options,
  );
  bar.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) close();
    },
    options,
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !bar.contains(target)) close();
    },
    options,
  );
  window.addEventListener('pagehide', close, options);
  // Whoever rested on an item while this came gets its panel.
  const rested = items.find((item) => item.matches(':hover') && hasPanel(item));
  if (rested && matchMedia('(hover: hover)').matches) state.enter(rested.dataset.item ?? '');
  bar.dataset.ready = '';
}
