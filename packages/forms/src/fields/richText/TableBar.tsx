import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  fixTables,
  mergeCells,
  selectedRect,
  splitCell,
} from '@tiptap/pm/tables';
import { useState } from 'react';
import { htmlToPlainText } from './html/inertDocument.ts';
import { isCaption } from './nodes/tables.ts';
import * as styles from './RichTextEditor.css.ts';
import { useRovingStop } from './useRovingStop.ts';

type Edge = 'row' | 'column';

/** Positions of the first row's or column's cells. */
function edgeCells(editor: Editor, edge: Edge): number[] {
  const { map, tableStart } = selectedRect(editor.state);
  const rect = { left: 0, top: 0, right: edge === 'row' ? map.width : 1, bottom: edge === 'row' ? 1 : map.height };
  return map.cellsInRect(rect).map((cell) => tableStart + cell);
}

const isHeader = (editor: Editor, position: number) => editor.state.doc.nodeAt(position)?.type.name === 'tableHeader';

export function hasHeaders(editor: Editor, edge: Edge): boolean {
  return edgeCells(editor, edge).every((position) => isHeader(editor, position));
}

function toggleHeaders(editor: Editor, edge: Edge): void {
  const cells = edgeCells(editor, edge);
  const remove = hasHeaders(editor, edge);
  const other = edgeCells(editor, edge === 'row' ? 'column' : 'row');
  const alsoHeader = hasHeaders(editor, edge === 'row' ? 'column' : 'row');
  const type = editor.schema.nodes[remove ? 'tableCell' : 'tableHeader'];
  const { tr } = editor.state;
  for (const position of cells) {
    if (remove && alsoHeader && other.includes(position)) continue;
    const scope = remove ? null : edge === 'row' ? 'col' : 'row';
    tr.setNodeMarkup(position, type, { ...tr.doc.nodeAt(position)?.attrs, scope });
  }
  if (edge === 'row') {
    const { table, tableStart } = selectedRect(editor.state);
    table.forEach((row, offset) => {
      tr.setNodeMarkup(tableStart + offset, undefined, { ...row.attrs, section: null });
    });
  }
  editor.view.dispatch(tr);
  editor.commands.focus();
}

/** Of the columns that the selection touches. */
function columnCells(editor: Editor): number[] {
  const { map, tableStart, left, right } = selectedRect(editor.state);
  return map.cellsInRect({ left, right, top: 0, bottom: map.height }).map((cell) => tableStart + cell);
}

const styleAt = (editor: Editor, position: number): unknown =>
  editor.state.doc.nodeAt(position)?.attrs.attributes.style;

export function isAtEnd(editor: Editor): boolean {
  return columnCells(editor).every((position) => styleAt(editor, position) === 'text-align:end');
}

function toggleAtEnd(editor: Editor): void {
  const wasAtEnd = isAtEnd(editor);
  const { tr } = editor.state;
  for (const position of columnCells(editor)) {
    const { style: _before, ...attributes } = tr.doc.nodeAt(position)?.attrs.attributes ?? {};
    tr.setNodeAttribute(position, 'attributes', wasAtEnd ? attributes : { ...attributes, style: 'text-align:end' });
  }
  editor.view.dispatch(tr);
  editor.commands.focus();
}

/** Headers that were added say what they head, so that screen readers can. */
function nameHeaders(editor: Editor): void {
  const { table, tableStart } = selectedRect(editor.state);
  const { tr } = editor.state;
  table.descendants((node, offset, row) => {
    if (node.type.name !== 'tableHeader' || node.attrs.scope !== null) return;
    tr.setNodeAttribute(tableStart + offset, 'scope', row === table.firstChild ? 'col' : 'row');
  });
  if (tr.docChanged) editor.view.dispatch(tr);
}

/** Rows of unequal length are completed first: the library counts on a full grid. */
function change(editor: Editor, command: Command): void {
  const fixed = fixTables(editor.state);
  if (fixed) editor.view.dispatch(fixed);
  command(editor.state, editor.view.dispatch);
  if (editor.isActive('table')) nameHeaders(editor);
  editor.commands.focus();
}

const changes: readonly { label: string; command: Command }[] = [
  { label: 'Row above', command: addRowBefore },
  { label: 'Row below', command: addRowAfter },
  { label: 'Column before', command: addColumnBefore },
  { label: 'Column after', command: addColumnAfter },
  { label: 'Delete row', command: deleteRow },
  { label: 'Delete column', command: deleteColumn },
  { label: 'Merge cells', command: mergeCells },
  { label: 'Split cell', command: splitCell },
  { label: 'Delete table', command: deleteTable },
];

const toggles = [
  {
    label: 'Header row',
    pressed: (editor: Editor) => hasHeaders(editor, 'row'),
    run: (editor: Editor) => toggleHeaders(editor, 'row'),
  },
  {
    label: 'Header column',
    pressed: (editor: Editor) => hasHeaders(editor, 'column'),
    run: (editor: Editor) => toggleHeaders(editor, 'column'),
  },
  { label: 'Numbers right', pressed: isAtEnd, run: toggleAtEnd },
] as const;

/** For the table that the cursor stands in. */
export function TableBar({ editor }: { editor: Editor }) {
  const [naming, setNaming] = useState(false);
  const roving = useRovingStop(() => editor.commands.focus());
  return (
    <>
      <div role="toolbar" aria-label="Table" className={styles.tableBar} onKeyDown={roving.onKeyDown}>
        {toggles.map(({ label, pressed, run }, index) => (
          <button
            key={label}
            type="button"
            className={styles.wordTool}
            {...roving.buttonProps(index)}
            aria-pressed={pressed(editor)}
            onClick={() => run(editor)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className={styles.wordTool}
          {...roving.buttonProps(toggles.length)}
          aria-expanded={naming}
          onClick={() => setNaming(!naming)}
        >
          Caption
        </button>
        {changes.map(({ label, command }, index) => (
          <button
            key={label}
            type="button"
            className={styles.wordTool}
            {...roving.buttonProps(toggles.length + 1 + index)}
            aria-disabled={!command(editor.state)}
            onClick={() => change(editor, command)}
          >
            {label}
          </button>
        ))}
      </div>
      {naming ? <CaptionRow editor={editor} onDone={() => setNaming(false)} /> : null}
    </>
  );
}

function CaptionRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const caption: unknown = editor.getAttributes('table').caption;
  const [text, setText] = useState(isCaption(caption) ? htmlToPlainText(caption.html) : '');

  function apply() {
    const holder = document.createElement('p');
    holder.textContent = text.trim();
    const attributes = isCaption(caption) ? caption.attributes : {};
    const changed = text.trim() === '' ? null : { html: holder.innerHTML, attributes };
    editor.chain().focus().updateAttributes('table', { caption: changed }).run();
    onDone();
  }

  return (
    <div className={styles.linkRow}>
      <Field label="Caption of the table">
        {(control) => (
          <TextInput
            {...control}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              event.stopPropagation();
              if (event.key === 'Enter') apply();
              else onDone();
            }}
          />
        )}
      </Field>
      <Button size="s" onClick={apply}>
        Set caption
      </Button>
    </div>
  );
}
