import type { Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { goToNextCell, tableEditing, tableEditingKey } from '@tiptap/pm/tables';

/** As the library's, but a row that is shorter than others stays so until the table's shape is changed. */
function keepRaggedRows(): Plugin {
  const { spec } = tableEditing({ allowTableNodeSelection: true });
  const plugin: Plugin = new Plugin({
    ...spec,
    appendTransaction: (transactions, _before, state) =>
      spec.appendTransaction?.call(plugin, transactions, state, state),
  });
  return plugin;
}

/** Selection of cells by mouse and keys; before all other plugins. */
export function editTables(editor: Editor): void {
  if (tableEditingKey.get(editor.state)) return;
  editor.registerPlugin(keepRaggedRows(), (added, plugins) => [added, ...plugins]);
}

/** False in the last cell, or in the first: the key then leaves the table. */
export function moveToCell(editor: Editor, by: 1 | -1): boolean {
  return goToNextCell(by)(editor.state, editor.view.dispatch);
}
