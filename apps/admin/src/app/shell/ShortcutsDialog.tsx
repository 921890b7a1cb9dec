import { Dialog } from '@fundfront/ui/components/Dialog';
import { Facts } from '@fundfront/ui/components/Facts';
import { Kbd } from '@fundfront/ui/components/Kbd';
import { useShortcut } from '../../entries/useShortcut.ts';
import { modKey } from '../../keyboard/modKey.ts';
import { setUiState, useUiStore } from '../../uiStore/uiStore.ts';

const shortcuts: readonly [keys: string, does: string][] = [
  [`${modKey} K`, 'Search screens, content and actions'],
  ['/', 'Filter the navigation'],
  ['F', 'Search within a list'],
  ['C', 'New entry, in a list'],
  ['J K', 'Next and previous row, in a list'],
  ['X', 'Select the row'],
  ['Enter', 'Open the row'],
  ['Esc', 'Clear the selection'],
  [`${modKey} S`, 'Save as a draft'],
  [`${modKey} Enter`, 'Publish, in an editor'],
  ['P', 'Preview, in an editor'],
  ['↑ ↓ ← →', 'Move a menu item, on its handle'],
  ['?', 'This list'],
];

export function ShortcutsDialog() {
  const open = useUiStore((ui) => ui.shortcutsOpen);
  useShortcut('?', () => setUiState({ shortcutsOpen: true }));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => setUiState({ shortcutsOpen: next })}
      title="Keyboard shortcuts"
      size="s"
    >
      <Facts items={shortcuts.map(([keys, does]) => ({ term: does, value: <Kbd>{keys}</Kbd> }))} />
    </Dialog>
  );
}
