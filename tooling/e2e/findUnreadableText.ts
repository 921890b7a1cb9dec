import type { Page } from '@playwright/test';

/**
 * One line each: text that sticks out of the page, is cut off, has left its ground, overlaps other text, or is covered
 * on the first screen.
 */
export const findUnreadableText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      text: string;
      of: Element;
      box: DOMRect;
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const slack = 1.5;
    // Urdu's letters are far lower than their line boxes, which touch those of the neighbours.
    const core = 0.3;
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}`;
    const silent = 'svg, script, style, noscript, [aria-hidden="true"]';
    // Nothing changes while it looks, and lines share their ancestors.
    function once<Value>(of: (element: Element) => Value): (element: Element) => Value {
      const known = new Map<Element, Value>();
      return (element) => {
        const found = known.get(element);
        if (found !== undefined) return found;
        const value = of(element);
        known.set(element, value);
        return value;
      };
    }
    const styleOf = once((element) => {
      const { clipPath, overflowX, backgroundColor, display, position, opacity } = getComputedStyle(element);
      return { clipPath, overflowX, backgroundColor, display, position, opacity };
    });
    const boxOf = once((element) => element.getBoundingClientRect());
    const isHiddenAway: (element: Element) => boolean = once(
      (element) =>
        (styleOf(element).clipPath !== 'none' && element.clientWidth <= 2) ||
        (element.parentElement !== null && isHiddenAway(element.parentElement)),
    );
    const isFixed: (element: Element) => boolean = once(
      (element) =>
        styleOf(element).position === 'fixed' || (element.parentElement !== null && isFixed(element.parentElement)),
    );

    function linesOf(node: Node): Line[] {
      const of = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!of || text === '' || of.closest(silent)) return [];
      if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isHiddenAway(of)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 2);
      return boxes.map((box) => ({ text: text.slice(0, 30), of, box }));
    }

    function allLines(): Line[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const lines: Line[] = [];
      while (walker.nextNode()) lines.push(...linesOf(walker.currentNode));
      return lines;
    }

    const sidesLeave = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left - slack || inner.right > outer.right + slack;
    const leaves = (inner: DOMRect, outer: DOMRect) =>
      sidesLeave(inner, outer) ||
      inner.top + core * inner.height < outer.top ||
      inner.bottom - core * inner.height > outer.bottom;

    function faultOf({ of, box }: Line): string | null {
      let grounded = false;
      for (let at: Element | null = of; at && at !== document.body; at = at.parentElement) {
        const { overflowX, backgroundColor, display } = styleOf(at);
        if (['auto', 'scroll'].includes(overflowX)) return null;
        if (display.startsWith('inline') || display === 'contents') continue;
        const around = boxOf(at);
        if (['hidden', 'clip'].includes(overflowX) && leaves(box, around)) return `is cut off by ${nameOf(at)}`;
        if (grounded || backgroundColor === 'rgba(0, 0, 0, 0)') continue;
        if (leaves(box, around)) return `leaves ${nameOf(at)}`;
        grounded = true;
      }
      return box.left < -slack || box.right > clientWidth + slack ? 'sticks out of the page' : null;
    }

    const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
      left <= x && x <= right && top <= y && y <= bottom;

    function coverOf({ of, box }: Line): string | null {
      const middle = (box.top + box.bottom) / 2;
      for (const along of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
        const top = document.elementFromPoint(along, middle);
        if (!top || top.contains(of) || of.contains(top) || isFixed(top)) continue;
        // A control that is pressed in place of its label is not seen itself.
        if (styleOf(top).opacity === '0' || styleOf(top).display === 'inline') continue;
        if (!contains(boxOf(top), along, middle)) continue;
        return `is covered by ${nameOf(top)}`;
      }
      return null;
    }

    function overlaps(lines: readonly Line[]): string[] {
      const sorted = lines
        .map((line) => ({
          ...line,
          top: line.box.top + core * line.box.height,
          end: line.box.bottom - core * line.box.height,
        }))
        .sort((a, b) => a.top - b.top);
      return sorted.flatMap((line, index) => {
        const found: string[] = [];
        for (const other of sorted.slice(index + 1)) {
          if (other.top >= line.end) break;
          const beside = line.box.right <= other.box.left + slack || other.box.right <= line.box.left + slack;
          if (beside || line.of.contains(other.of) || other.of.contains(line.of)) continue;
          found.push(`"${line.text}" lies over "${other.text}"`);
        }
        return found;
      });
    }

    const lines = allLines().filter(({ of }) => !isFixed(of));
    const faults = lines.flatMap((line) => {
      const fault = faultOf(line) ?? coverOf(line);
      return fault ? [`"${line.text}" ${fault}`] : [];
    });
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    return [...new Set([...wide, ...faults, ...overlaps(lines)])];
  });
