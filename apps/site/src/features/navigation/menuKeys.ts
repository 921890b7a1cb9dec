const links = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('a[href], button')];

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

const indexOf = (items: readonly HTMLElement[], item: HTMLElement | null) => (item ? items.indexOf(item) : -1);

function step(items: readonly HTMLElement[], from: HTMLElement | null, by: number): HTMLElement | undefined {
  const at = indexOf(items, from);
  return items[(at + by + items.length) % items.length];
}

/** `onwards` is the arrow of the reading direction. Returns whether the key was taken. */
function moveInPanel(panel: HTMLElement, key: string, onwards: string): boolean {
  const active = focused();
  const columns = [...panel.querySelectorAll<HTMLElement>('[data-column]')];
  const column = columns.find((item) => item.contains(active));
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    step(links(column ?? panel), active, key === 'ArrowDown' ? 1 : -1)?.focus();
    return true;
  }
  if (!column || !/^Arrow(Left|Right)$/.test(key)) return false;
  const row = indexOf(links(column), active);
  const next = columns[(columns.indexOf(column) + (key === onwards ? 1 : -1) + columns.length) % columns.length];
  const found = next ? links(next) : [];
  found[Math.min(row, found.length - 1)]?.focus();
  return true;
}

interface Menu {
  bar: HTMLElement;
  openId: string | null;
  enter: (id: string) => void;
  close: () => void;
}

export function onMenuKey(menu: Menu, key: string): boolean {
  const tops = [...menu.bar.querySelectorAll<HTMLElement>('[data-top]')];
  const active = focused();
  const item = active?.closest<HTMLElement>('[data-item]');
  const top = item?.querySelector<HTMLElement>('[data-top]') ?? null;
  if (key === 'Escape') {
    if (menu.openId === null) return false;
    menu.close();
    top?.focus();
    return true;
  }
  const onwards = getComputedStyle(menu.bar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const panel = item?.querySelector<HTMLElement>('[data-panel]');
  if (panel?.contains(active)) return moveInPanel(panel, key, onwards);
  if (key === 'ArrowDown' && item?.dataset.item && panel) {
    menu.enter(item.dataset.item);
    return true;
  }
  if (key === 'Home') tops[0]?.focus();
  else if (key === 'End') tops.at(-1)?.focus();
  else if (/^Arrow(Left|Right)$/.test(key)) step(tops, top, key === onwards ? 1 : -1)?.focus();
  else return false;
  return true;
}
