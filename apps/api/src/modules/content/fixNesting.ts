import { type ChildNode, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/**
 * Elements that only certain parents may hold. HTML Living Standard, section 4 ("contexts in which this element can be
 * used").
 */
const allowedParents: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  summary: ['details'],
  figcaption: ['figure'],
  caption: ['table'],
  colgroup: ['table'],
  col: ['colgroup', 'table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
};
const lists = ['ul', 'ol'];
const containers = [...lists, 'dl', 'table', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'];

const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === '';
const belongs = (node: ChildNode, parent: string) =>
  isBlank(node) || (isTag(node) && allowedParents[node.name]?.includes(parent));

function newItem(content: ChildNode): ChildNode[] {
  const { children } = parseDocument('<li></li>');
  for (const item of children) if (isTag(item)) DomUtils.appendChild(item, content);
  return children;
}

/** The node with its content repaired, or only its content where the node is not allowed. */
function repairNode(node: ChildNode, parent: string): ChildNode[] {
  if (!isTag(node)) return [node];
  const own = allowedParents[node.name];
  if (own && !own.includes(parent)) return node.children.flatMap((child) => repairNode(child, parent));
  const content = node.children.flatMap((child) => repairNode(child, node.name));
  const strays = containers.includes(node.name) ? content.filter((child) => !belongs(child, node.name)) : [];
  const isList = lists.includes(node.name);
  node.children = content.flatMap((child) => {
    if (!strays.includes(child)) return [child];
    return isList ? newItem(child) : [];
  });
  return isList ? [node] : [...strays, node];
}

/**
 * Browsers and screen readers expect lists, tables and figures to hold their parts only: a misplaced part is replaced
 * by its words, and words between the rows of a table come before it.
 */
export function fixNesting(html: string): string {
  if (!/<(?:[uod]l|li|d[td]|table|caption|col|t(?:head|body|foot|[rhd])|figcaption|summary)\b/.test(html)) return html;
  const document = parseDocument(html, { decodeEntities: false });
  const options = { encodeEntities: false, decodeEntities: false, emptyAttrs: true, selfClosingTags: true };
  const nodes = document.children.flatMap((node) => repairNode(node, ''));
  return DomUtils.getOuterHTML(nodes, options);
}
