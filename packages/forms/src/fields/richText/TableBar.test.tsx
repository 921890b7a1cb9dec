import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { parseRichText } from './html/parseRichText.ts';
import { toHtml } from './html/toHtml.ts';
import { extensions } from './nodes/index.ts';
import { TableBar } from './TableBar.tsx';

let editor: Editor | undefined;
afterEach(() => {
  cleanup();
  editor?.destroy();
});

/** With the cursor in the cell that reads `at`. */
function open(html: string, at: string): Editor {
  const made = new Editor({ extensions });
  made.commands.setContent(parseRichText(html, made.schema));
  made.state.doc.descendants((node, position) => {
    if (node.isText && node.text === at) made.commands.setTextSelection(position);
  });
  editor = made;
  return made;
}

async function press(html: string, at: string, button: string): Promise<string> {
  const made = open(html, at);
  render(<TableBar editor={made} />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  return toHtml(made.state.doc);
}

const body = '<tbody><tr><td>a</td><td>1</td></tr></tbody>';
const table = `<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>${body}</table>`;

it.each([
  ['Row below', '1', `<tbody><tr><td>a</td><td>1</td></tr><tr><td></td><td></td></tr></tbody>`],
  ['Delete row', 'A', `<table>${body}</table>`],
  ['Delete column', 'A', '<th scope="col">B</th></tr></thead><tbody><tr><td>1</td></tr></tbody>'],
  ['Column after', 'B', '<th scope="col">B</th><th scope="col"></th></tr></thead>'],
  ['Numbers right', '1', '<td style="text-align:end">1</td>'],
  ['Header column', 'a', '<tr><th scope="row">a</th><td>1</td></tr>'],
  ['Header row', 'A', '<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>a</td><td>1</td></tr></tbody></table>'],
])('%s', async (button, at, expected) => expect(await press(table, at, button)).toContain(expected));

it('completes rows of unequal length before the shape is changed', async () => {
  const ragged = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>';
  expect(await press(ragged, 'a', 'Row above')).toContain('<tr><td>c</td><td></td></tr>');
});

it('deletes the table', async () => expect(await press(`<p>x</p>${table}`, 'a', 'Delete table')).toBe('<p>x</p>'));
