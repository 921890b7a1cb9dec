import { inertBody, trustedHtml } from '@fundfront/ui/trustedHtml';
import { DOMSerializer, Fragment, type Mark, type Node as TextNode } from '@tiptap/pm/model';
import { allowedAttributes, type HtmlAttributes, isHtmlAttributes } from '../nodes/attributes.ts';
import { isCaption, isDeclaredColumns, isTableSection, type TableSection } from '../nodes/tables.ts';

const depthOf = ({ attrs }: Mark): number => (typeof attrs.depth === 'number' ? attrs.depth : 100);

/** Outer marks first, as they were read: the schema alone would put them into an order of its own. */
function inNesting(node: TextNode): TextNode {
  if (node.isInline) return node.mark([...node.marks].sort((one, other) => depthOf(one) - depthOf(other)));
  return node.copy(Fragment.fromArray(node.children.map(inNesting)));
}

/** Parts of a table whose only words are not wrapped into a paragraph when they are written here. */
const loose = ['li', 'td', 'th', 'dd'];

const isParagraph = (element: Element | null) => element?.localName === 'p';

function staysBare(paragraph: Element): boolean {
  const parent = paragraph.parentElement?.localName ?? '';
  const { previousElementSibling: before, nextElementSibling: after } = paragraph;
  const written = paragraph.getAttribute('data-written');
  if (Object.keys(allowedAttributes(paragraph)).length > 0 || written === 'p') return false;
  if (written === 'bare') return before?.getAttribute('data-written') !== 'bare';
  if (isParagraph(before) || isParagraph(after)) return false;
  return loose.includes(parent) || (parent !== 'body' && !paragraph.hasChildNodes());
}

function unwrapBare(body: Element): void {
  const paragraphs = [...body.querySelectorAll('p')];
  const bare = paragraphs.filter(staysBare);
  for (const paragraph of bare) paragraph.replaceWith(...paragraph.childNodes);
  for (const paragraph of paragraphs) paragraph.removeAttribute('data-written');
}

function setAttributes(element: Element, attributes: unknown): void {
  if (isHtmlAttributes(attributes))
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

const none: HtmlAttributes = {};

/** Rows that were added here stand with their neighbours; of a new table, rows of headers alone are its head. */
function sectionsOf(table: TextNode): TableSection[] {
  const found: TableSection[] = [];
  const stored = table.children.map(({ attrs }): TableSection | null =>
    isTableSection(attrs.section) ? attrs.section : null,
  );
  const isNew = stored.every((section) => section === null);
  for (const [index, row] of table.children.entries()) {
    const before = found[index - 1];
    const body = stored.find((section) => section?.name === 'tbody') ?? {
      name: 'tbody',
      index: 1_000,
      attributes: none,
    };
    const isHead = isNew && row.children.every((cell) => cell.type.name === 'tableHeader') && before?.name !== 'tbody';
    const own = stored[index] ?? (isHead ? { name: 'thead', index: 0, attributes: none } : undefined);
    found.push(
      own ?? (before && before.name !== 'thead' ? before : !before && stored[1]?.name === 'thead' ? stored[1] : body),
    );
  }
  return found;
}

const columnCount = (row: TextNode) => row.children.reduce((sum, { attrs }) => sum + Number(attrs.colspan), 0);

function completeTable(element: Element, table: TextNode): void {
  const { ownerDocument: inert } = element;
  const rows = [...(element.querySelector(':scope > tbody')?.children ?? [])];
  const parts: Element[] = [];
  const { caption, columns } = table.attrs;
  if (isCaption(caption)) {
    const part = inert.createElement('caption');
    part.innerHTML = trustedHtml(caption.html);
    setAttributes(part, caption.attributes);
    parts.push(part);
  }
  const width = Math.max(...table.children.map(columnCount));
  if (isDeclaredColumns(columns) && columns.width === width) {
    parts.push(...inertBody(`<table>${columns.html}</table>`).querySelectorAll('colgroup'));
  }
  let current: TableSection | undefined;
  for (const [index, section] of sectionsOf(table).entries()) {
    if (current?.name !== section.name || current.index !== section.index) {
      const part = inert.createElement(section.name);
      setAttributes(part, section.attributes);
      parts.push(part);
    }
    current = section;
    const row = rows[index];
    row?.removeAttribute('data-section');
    if (row) parts.at(-1)?.append(row);
  }
  element.replaceChildren(...parts);
}

function nodesNamed(root: TextNode, name: string): TextNode[] {
  const found: TextNode[] = [];
  root.descendants((node) => {
    if (node.type.name === name) found.push(node);
  });
  return found;
}

/** The text as it is stored. Empty for nothing; a paragraph that only gives the cursor a place is left out. */
export function toHtml(doc: TextNode): string {
  const body = inertBody('');
  const ordered = inNesting(doc);
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  serializer.serializeFragment(ordered.content, { document: body.ownerDocument }, body);
  const tables = nodesNamed(ordered, 'table');
  for (const [index, element] of [...body.querySelectorAll('table')].entries()) {
    const table = tables[index];
    if (table) completeTable(element, table);
  }
  for (const styled of body.querySelectorAll('[style]')) setAttributes(styled, allowedAttributes(styled));
  while (body.lastElementChild?.localName === 'p' && isBlank(body.lastElementChild)) body.lastElementChild.remove();
  unwrapBare(body);
  for (const raw of body.querySelectorAll('[data-raw]')) {
    raw.replaceWith(...inertBody(raw.getAttribute('data-raw') ?? '').childNodes);
  }
  return body.innerHTML;
}

const isBlank = (element: Element) => !element.hasChildNodes() && element.attributes.length === 0;
