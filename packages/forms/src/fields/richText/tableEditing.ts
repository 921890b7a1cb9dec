import { keymap } from '@tiptap/pm/keymap';
import { Plugin } from '@tiptap/pm/state';
import { goToNextCell, tableEditing, tableEditingKey } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';

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

/** Selection of cells, Tab from cell to cell; before all others, so that Tab in a list within a cell leaves the cell. */
export function editTables(editor: Editor): void {
  if (tableEditingKey.get(editor.state)) return;
  for (const plugin of [keepRaggedRows(), keymap({ Tab: goToNextCell(1), 'Shift-Tab': goToNextCell(-1) })]) {
    editor.registerPlugin(plugin, (added, plugins) => [added, ...plugins]);
  }
}
