import { inertBody } from '@fundfront/ui/trustedHtml';
import { allowedAttributes, isInline } from '../nodes/attributes.ts';

/** Shows something without holding words. */
const standsForWords = (node: Node): boolean =>
  /^(?:img|br)$/i.test(node.nodeName) || (node instanceof Element && node.hasAttribute('data-fund-figure'));

const isWord = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? '') !== ''
    : standsForWords(node) || [...node.childNodes].some(isWord);

interface Token {
  kind: 'text' | 'inline' | 'block';
  value: string;
}

function tokensOf(parent: Node, preformatted: boolean): Token[] {
  return [...parent.childNodes].flatMap((node): Token[] => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      return [{ kind: 'text', value: preformatted ? text.replaceAll(' ', '\u2420').replaceAll('\n', '\u2424') : text }];
    }
    if (!(node instanceof Element)) return [];
    const inline = isInline(node);
    if (inline && !isWord(node)) return [];
    const attributes = Object.entries(allowedAttributes(node)).sort();
    const written = attributes.map(([name, value]) => ` ${name}=${JSON.stringify(value.trim())}`).join('');
    const kind = inline && node.localName !== 'br' ? 'inline' : 'block';
    const open: Token = { kind, value: `<${node.localName}${written}>` };
    const close: Token = { kind, value: `</${node.localName}>` };
    return [open, ...tokensOf(node, preformatted || node.localName === 'pre'), close];
  });
}

/** White space as browsers show it: one space between words, none beside a block or a line break. */
function joinTokens(tokens: readonly Token[]): string {
  const written: Token[] = [];
  let afterSpace = true;
  const trimLast = () => {
    const last = written.findLast(({ kind }) => kind !== 'inline');
    if (last?.kind === 'text') last.value = last.value.replace(/ $/, '');
  };
  for (const { kind, value } of tokens) {
    if (kind === 'block') trimLast();
    const collapsed = kind === 'text' ? value.replace(/[ \t\r\n\f]+/g, ' ') : value;
    const shown = kind === 'text' && afterSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (kind === 'block') afterSpace = true;
    else if (kind === 'text' && collapsed !== '') afterSpace = collapsed.endsWith(' ');
    written.push({ kind, value: shown });
  }
  trimLast();
  return written.map(({ value }) => value).join('');
}

function joinEqualNeighbours(parent: Element): void {
  for (const child of [...parent.children]) joinEqualNeighbours(child);
  for (const child of [...parent.children]) {
    const next = child.nextSibling;
    if (!(next instanceof Element) || !isInline(child) || standsForWords(child)) continue;
    const emptied = [child, next].map((each) => each.cloneNode(false));
    if (!emptied[0]?.isEqualNode(emptied[1] ?? null)) continue;
    next.prepend(...child.childNodes);
    child.remove();
  }
}

/**
 * The same for any two texts that a visitor sees and hears alike: white space, the order of attributes, and marks that
 * were ended only to begin again make no difference, nor what the API adds by itself.
 */
export function canonicalHtml(html: string): string {
  const body = inertBody(html);
  body.normalize();
  joinEqualNeighbours(body);
  return joinTokens(tokensOf(body, false));
}
