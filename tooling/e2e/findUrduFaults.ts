import type { Page } from '@playwright/test';

/**
 * One line each: text of an Urdu page that is bold, left in English, ends like a Latin sentence or with its last word in a
 * line of its own, and dates in another face than the others.
 */
export const findUrduFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const urdu = /[\u0621-\u06d3]/;
    const latinStop = /[\u0621-\u06d3][\u064b-\u0652]*\.(?:\s|$)/;
    const lastWord = /\s(?=تک[۔؟!:]?\s*$)/u;
    const foreign = '[lang="en"], script, style, noscript, template, svg, code, pre, select';
    const name = 'bdi, [dir="ltr"], input, textarea';
    const blocks = 'p, li, dt, dd, td, th, h1, h2, h3, h4, caption, figcaption, summary, label, legend, button';

    const isSeen = (element: Element) => element.checkVisibility() && element.closest(foreign) === null;
    const short = (text: string | null) => `"${(text ?? '').trim().slice(0, 60)}"`;

    function topAt(node: Node, at: number): number {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    }

    function faultsOf(node: Node): string[] {
      const of = node.parentElement;
      const text = node.textContent ?? '';
      if (!of || text.trim() === '' || !isSeen(of)) return [];
      const { fontWeight } = getComputedStyle(of);
      const end = lastWord.exec(text)?.index ?? 0;
      return [
        ...(fontWeight === '400' ? [] : [`${short(text)} is bold`]),
        ...(!urdu.test(text) && /[A-Za-z]{3}/.test(text) && !of.closest(name) ? [`${short(text)} is English`] : []),
        ...(end > 0 && topAt(node, end + 1) - topAt(node, end - 1) > 8
          ? [`${short(text)} ends with a word alone`]
          : []),
      ];
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (walker.nextNode()) faults.push(...faultsOf(walker.currentNode));
    for (const block of document.querySelectorAll(blocks)) {
      if (isSeen(block) && latinStop.test(block.textContent ?? ''))
        faults.push(`${short(block.textContent)} has a full stop`);
    }
    for (const time of document.querySelectorAll('time')) {
      if (isSeen(time) && !/^[^,]*, "?Noto Naskh/.test(getComputedStyle(time).fontFamily)) {
        faults.push(`${short(time.textContent)} is in another face`);
      }
    }
    return [...new Set(faults)];
  });
