import { Node } from '@tiptap/core';
import { htmlToPlainText } from '../html/inertDocument.ts';
import { allowedAttributes, type HtmlAttributes, htmlAttributes } from './attributes.ts';

interface Caption {
  html: string;
  attributes: HtmlAttributes;
}

export function isCaption(value: unknown): value is Caption {
  return typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string';
}

function captionOf(table: Element): Caption | null {
  const element = table.querySelector(':scope > caption');
  return element && { html: element.innerHTML, attributes: allowedAttributes(element) };
}

/** The columns that a table declares hold for as long as it has as many as when it was read. */
interface DeclaredColumns {
  html: string;
  width: number;
}

const widthOf = (row: Element) => [...row.children].reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0);

function columnsOf(table: Element): DeclaredColumns {
  const html = [...table.querySelectorAll(':scope > colgroup')].map((group) => group.outerHTML).join('');
  return { html, width: Math.max(0, ...[...table.querySelectorAll('tr')].map(widthOf)) };
}

export function isDeclaredColumns(value: unknown): value is DeclaredColumns {
  return typeof value === 'object' && value !== null && 'html' in value && 'width' in value;
}

/** Which part of the table a row stands in: rows are children of the table here, whatever stands between in HTML. */
export interface TableSection {
  name: string;
  index: number;
  attributes: HtmlAttributes;
}

function sectionOf(row: Element): TableSection | null {
  const parent = row.parentElement;
  if (!parent || !/^(?:thead|tbody|tfoot)$/.test(parent.localName)) return null;
  const index = [...(parent.parentElement?.children ?? [])].indexOf(parent);
  return { name: parent.localName, index, attributes: allowedAttributes(parent) };
}

let tableEditing: typeof import('../tableEditing.ts') | undefined;

/** What only those need who work in a table; with the first use of a text, so that it is there before a table is made. */
export async function loadTableEditing() {
  tableEditing ??= await import('../tableEditing.ts');
  return tableEditing;
}

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    ...htmlAttributes(),
    caption: { default: null, rendered: false, parseHTML: captionOf },
    columns: { default: null, rendered: false, parseHTML: columnsOf },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }, { tag: 'colgroup', ignore: true }],
  renderHTML({ node, HTMLAttributes }) {
    const caption: unknown = node.attrs.caption;
    const text = isCaption(caption) ? htmlToPlainText(caption.html) : '';
    return text === ''
      ? ['table', HTMLAttributes, ['tbody', 0]]
      : ['table', HTMLAttributes, ['caption', { contenteditable: 'false' }, text], ['tbody', 0]];
  },
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addKeyboardShortcuts() {
    const move = (by: 1 | -1) => () => {
      if (!this.editor.isActive('table')) return false;
      if (tableEditing) return tableEditing.moveToCell(this.editor, by);
      void loadTableEditing().then(({ moveToCell }) => moveToCell(this.editor, by));
      return true;
    };
    return { Tab: move(1), 'Shift-Tab': move(-1) };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({
    ...htmlAttributes(),
    section: {
      default: null,
      parseHTML: sectionOf,
      renderHTML: ({ section }: Record<string, unknown>) => (section ? { 'data-section': nameOf(section) } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const nameOf = (section: unknown): string => (isTableSection(section) ? section.name : '');

export function isTableSection(value: unknown): value is TableSection {
  return typeof value === 'object' && value !== null && 'name' in value && 'index' in value && 'attributes' in value;
}

const spanOf = (cell: Element, name: string) => Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1);

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: Element) => spanOf(element, name),
  renderHTML: ({ [name]: value }: Record<string, unknown>) => (value === 1 ? {} : { [name]: value }),
});

const cellOf = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      ...htmlAttributes('colspan', 'rowspan', 'scope'),
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // A data cell becomes a header and back: the attribute is there in both, and written for a header alone.
      // Empty for one that was stored without; null for one that was made here and has none yet.
      scope: {
        default: null,
        rendered: tag === 'th',
        parseHTML: (element: Element) => element.getAttribute('scope') ?? '',
        renderHTML: ({ scope }: Record<string, unknown>) => (scope ? { scope } : {}),
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const tables = [Table, TableRow, cellOf('tableCell', 'td'), cellOf('tableHeader', 'th')];
