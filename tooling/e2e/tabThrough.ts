import type { Page } from '@playwright/test';

/** One line each: focus that cannot be seen, is covered or outside the window, or jumps back up its own column. */
export async function tabThrough(page: Page, part: string): Promise<{ stops: number; faults: string[] }> {
  const watch = await page.evaluateHandle((selector) => {
    interface Stop {
      element: Element;
      name: string;
      focusSnapshot: string;
      box: DOMRect;
      scrolled: number;
    }
    const root = document.querySelector<HTMLElement>(selector) ?? document.body;
    const faults: string[] = [];
    let last: Stop | null = null;

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;

    function focusStyleOf(element: Element): string {
      const around = [element, element.parentElement, element.parentElement?.parentElement].filter((each) => !!each);
      return around
        .flatMap((each) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(each, pseudo)))
        .map((style) => {
          const outline = style.outlineStyle === 'none' ? 'none' : `${style.outlineWidth} ${style.outlineColor}`;
          return `${outline} ${style.boxShadow}`;
        })
        .join(' | ');
    }

    function isSeen(element: Element, box: DOMRect): boolean {
      const [start, end] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
      const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
      if (start >= end || top >= bottom) return false;
      const found = document.elementFromPoint((start + end) / 2, (top + bottom) / 2);
      if (!found) return false;
      const label = found.closest('label');
      return element.contains(found) || found.contains(element) || label?.control === element;
    }

    function focusSnapshot(): boolean {
      const element = document.activeElement;
      // A date has stops of its own within one input.
      if (last && element === last.element) return true;
      if (last && focusStyleOf(last.element) === last.focusSnapshot)
        faults.push(`${last.name} does not show that it has the focus`);
      if (!element || element === document.body || !root.contains(element)) return false;
      const boxes = [...element.getClientRects()];
      const name = nameOf(element);
      const [box = element.getBoundingClientRect()] = boxes;
      if (!boxes.some((each) => isSeen(element, each))) faults.push(`${name} has the focus and is not seen`);
      const up = last && box.bottom + scrollY < last.box.top + last.scrolled;
      if (last && up && box.left < last.box.right && last.box.left < box.right) {
        faults.push(`${name} comes after ${last.name}, which is below it`);
      }
      last = { element, name, focusSnapshot: focusStyleOf(element), box, scrolled: scrollY };
      return true;
    }

    // Where the focus was and where it is shows at once.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    // Only the place where tabbing begins is wanted: the part itself is no stop.
    root.tabIndex = -1;
    root.focus({ preventScroll: true });
    root.removeAttribute('tabindex');
    return { focusSnapshot, faults };
  }, part);
  let stops = 0;
  await page.keyboard.press('Tab');
  while (await watch.evaluate(({ focusSnapshot }) => focusSnapshot())) {
    stops += 1;
    await page.keyboard.press('Tab');
  }
  const faults = await watch.evaluate((state) => state.faults);
  await watch.dispose();
  return { stops, faults };
}
