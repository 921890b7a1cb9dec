import { commonAttributes, isAllowedValue, richTextElements, textAlign } from '@fundfront/content-model/richText';

export type HtmlAttributes = Readonly<Record<string, string>>;

const inline = 'a abbr b bdi bdo br code em i img mark s small span strong sub sup u'.split(' ');
export const isInline = (node: Node): boolean => inline.includes(node.nodeName.toLowerCase());
export const holdsBlocks = (element: Element): boolean => [...element.children].some((child) => !isInline(child));

/** The API writes these by itself whenever it stores a text. */
const fromApi = ['rel', 'loading'];

function alignOf(style: string): string | undefined {
  const value = /(?:^|;)\s*text-align\s*:\s*([a-z]+)\s*(?:;|$)/.exec(style)?.[1];
  return textAlign.find((each) => each === value);
}

/** What of an element's attributes a stored text may hold, without those that the API writes. */
export function allowedAttributes(element: Element): HtmlAttributes {
  const known = [...commonAttributes, ...(richTextElements[element.localName] ?? [])];
  const pairs = known.flatMap((name): [string, string][] => {
    const value = element.getAttribute(name);
    if (value === null || fromApi.includes(name) || !isAllowedValue(name, value)) return [];
    if (name !== 'style') return [[name, value]];
    const align = alignOf(value);
    return align ? [[name, `text-align:${align}`]] : [];
  });
  return Object.fromEntries(pairs);
}

/** An attribute of the schema: all of an element's allowed attributes but those that the node names itself. */
export function htmlAttributes(...own: readonly string[]) {
  return {
    attributes: {
      default: {},
      parseHTML: (element: Element): HtmlAttributes =>
        Object.fromEntries(Object.entries(allowedAttributes(element)).filter(([name]) => !own.includes(name))),
      renderHTML: ({ attributes }: Record<string, unknown>) => (isHtmlAttributes(attributes) ? attributes : {}),
    },
  };
}

export function isHtmlAttributes(value: unknown): value is HtmlAttributes {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');
}

/** An attribute that is written as it was read. */
export function same(name: string, fallback: string | null = null) {
  return { default: fallback, parseHTML: (element: Element) => element.getAttribute(name) };
}
