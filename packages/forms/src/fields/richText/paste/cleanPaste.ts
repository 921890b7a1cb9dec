import { isMediaPath, isSafeLink } from '@fundfront/content-model';
import { richTextElements } from '@fundfront/content-model/richText';
import { inertBody } from '@fundfront/ui/trustedHtml';
import { isInline } from '../nodes/attributes.ts';
import { makeWordLists } from './wordLists.ts';

const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h6: 'h5',
  center: 'div',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
};
const silent = ['head', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title', 'xml'];
const embedded = ['audio', 'canvas', 'embed', 'form', 'iframe', 'input', 'math', 'object', 'svg', 'video'];
const pastedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['title'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'type', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

type Kind = 'picture' | 'link' | 'embedded part';

/** How many of each kind were not taken over. */
export type LeftOut = ReadonlyMap<Kind, number>;

/** Programs write as styles what HTML has elements for. */
const marksByStyle: readonly [string, RegExp][] = [
  ['strong', /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?:^|;)\s*font-style:\s*italic/i],
  ['u', /(?:^|;)\s*text-decoration(?:-line)?:[^;]*underline/i],
  ['s', /(?:^|;)\s*text-decoration(?:-line)?:[^;]*line-through/i],
  ['sup', /(?:^|;)\s*vertical-align:\s*super/i],
  ['sub', /(?:^|;)\s*vertical-align:\s*sub\b/i],
];

const isNumber = (text: string) => /^[(\-−+]?\s*(?:Rs\.?\s*)?[\d٠-٩۰-۹][\d٠-٩۰-۹,.٫٬]*\s*%?\)?$/u.test(text.trim());

function alignment(element: Element): string | undefined {
  const style = element.getAttribute('style') ?? '';
  const value = /(?:^|;)\s*text-align:\s*(\w+)/i.exec(style)?.[1] ?? element.getAttribute('align');
  const isCell = /^t[dh]$/.test(element.localName);
  if (value === 'right' || (isCell && isNumber(element.textContent ?? ''))) return 'end';
  return value === 'center' ? value : undefined;
}

/** Documents in Google's programs lead to every address through a page of theirs. */
function ownAddress(href: string): string {
  const url = URL.parse(href);
  const target = url?.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null;
  return target ?? href;
}

class Cleaner {
  readonly leftOut = new Map<Kind, number>();

  private skip(kind: Kind): Node[] {
    this.leftOut.set(kind, (this.leftOut.get(kind) ?? 0) + 1);
    return [];
  }

  children(parent: Element, inHeading: boolean): Node[] {
    return [...parent.childNodes].flatMap((node) => {
      if (node.nodeType === Node.TEXT_NODE) return [node.cloneNode()];
      return node instanceof Element ? this.element(node, inHeading) : [];
    });
  }

  private element(element: Element, inHeading: boolean): Node[] {
    const name = renamed[element.localName] ?? element.localName;
    if (silent.includes(name)) return [];
    if (embedded.includes(name)) return this.skip('embedded part');
    if (name === 'img' && !isMediaPath(element.getAttribute('src') ?? '')) return this.skip('picture');
    const content = this.children(element, inHeading || /^h[2-5]$/.test(name));
    if (name === 'a') return this.link(element, content);
    if (name === 'div' || name === 'p') return this.paragraph(element, content);
    const style = element.getAttribute('style') ?? '';
    const isUndone = name === 'strong' && (inHeading || /font-weight:\s*(?:normal|[1-4]00)/i.test(style));
    if (name === 'span' || isUndone || !richTextElements[name] || /^col(?:group)?$/.test(name)) {
      return inHeading ? content : this.styled(element, content);
    }
    return [this.copy(name, element, content)];
  }

  private copy(name: string, element: Element, content: readonly Node[]): Element {
    const copy = element.ownerDocument.createElement(name);
    for (const attribute of pastedAttributes[name] ?? []) {
      const value = element.getAttribute(attribute);
      if (value !== null && value !== '1') copy.setAttribute(attribute, value);
    }
    const align = isInline(copy) ? undefined : alignment(element);
    if (align) copy.setAttribute('style', `text-align:${align}`);
    copy.append(...content);
    return copy;
  }

  private link(element: Element, content: Node[]): Node[] {
    const href = element.getAttribute('href');
    if (href === null) return content;
    const address = ownAddress(href.trim());
    if (address === '' || address.startsWith('#')) return content;
    if (!isSafeLink(address)) {
      this.skip('link');
      return content;
    }
    const copy = this.copy('a', element, content);
    copy.setAttribute('href', address);
    return [copy];
  }

  private paragraph(element: Element, content: Node[]): Node[] {
    if (content.some((node) => node instanceof Element && !isInline(node))) return content;
    const isEmpty = content.every((node) => !(node instanceof Element) && !/[^\s\u00a0]/.test(node.textContent ?? ''));
    return isEmpty ? [] : [this.copy('p', element, content)];
  }

  private styled(element: Element, content: Node[]): Node[] {
    const style = element.getAttribute('style') ?? '';
    if (!isInline(element) || content.length === 0 || element.closest('a') === element.parentElement) return content;
    let marked = content;
    for (const [name, pattern] of marksByStyle) {
      if (!pattern.test(style)) continue;
      const mark = element.ownerDocument.createElement(name);
      mark.append(...marked);
      marked = [mark];
    }
    return marked;
  }
}

/** Lists that stand in a list instead of in one of its items. */
function mendNestedLists(body: Element): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling ?? list.ownerDocument.createElement('li');
    if (!item.parentElement) list.before(item);
    item.append(list);
  }
}

/** What other programs put on the clipboard, as headings, lists, tables, links and marks without their looks. */
export function cleanPaste(html: string): { html: string; leftOut: LeftOut } {
  const body = inertBody(html);
  if (body.querySelector('[data-pm-slice]')) return { html, leftOut: new Map() };
  makeWordLists(body);
  const cleaner = new Cleaner();
  body.replaceChildren(...cleaner.children(body, false));
  mendNestedLists(body);
  return { html: body.innerHTML, leftOut: cleaner.leftOut };
}

/** In words; empty where nothing was. */
export function leftOutText(leftOut: LeftOut): string {
  const parts = [...leftOut].map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`);
  if (parts.length === 0) return '';
  const hint = leftOut.has('picture') ? ' Insert pictures with the Picture button.' : '';
  return `Left out of what was pasted: ${parts.join(', ')}.${hint}`;
}
