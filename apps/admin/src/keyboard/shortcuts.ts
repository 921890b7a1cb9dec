const modKey = /Mac|iP(hone|ad)/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl';

export interface Shortcut {
  /** As the browser names it, in any case. */
  key: string;
  /** With Ctrl or Cmd. */
  mod?: boolean;
  where: 'Anywhere' | 'Lists' | 'Media' | 'Editor' | 'Review' | 'English and Urdu';
  does: string;
}

/** Every key that the admin listens to. Screens bind them by name (`useShortcut`), the sheet of keys lists them. */
export const shortcuts = {
  palette: { key: 'k', mod: true, where: 'Anywhere', does: 'Search screens, content, media and actions' },
  filterNavigation: { key: '/', where: 'Anywhere', does: 'Filter the navigation' },
  save: { key: 's', mod: true, where: 'Anywhere', does: 'Save what was changed' },
  sheet: { key: '?', where: 'Anywhere', does: 'This list' },
  find: { key: 'f', where: 'Lists', does: 'Search within the list' },
  create: { key: 'c', where: 'Lists', does: 'New entry' },
  nextRow: { key: 'j', where: 'Lists', does: 'Next row' },
  previousRow: { key: 'k', where: 'Lists', does: 'Previous row' },
  selectRow: { key: 'x', where: 'Lists', does: 'Select the row' },
  openRow: { key: 'Enter', where: 'Lists', does: 'Open the row' },
  clearSelection: { key: 'Escape', where: 'Lists', does: 'Clear the selection' },
  upload: { key: 'u', where: 'Media', does: 'Upload files' },
  publish: { key: 'Enter', mod: true, where: 'Editor', does: 'Publish' },
  preview: { key: 'p', where: 'Editor', does: 'Show or hide the preview' },
  approve: { key: 'a', where: 'Review', does: 'Approve' },
  requestChanges: { key: 'r', where: 'Review', does: 'Ask for changes' },
  editReviewed: { key: 'e', where: 'Review', does: 'Open in the editor' },
  previousReview: { key: '[', where: 'Review', does: 'Previous in the queue' },
  nextReview: { key: ']', where: 'Review', does: 'Next in the queue' },
  nextDifference: { key: 'n', where: 'English and Urdu', does: 'Next difference' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

/** As it stands on a key cap: `Ctrl S`. */
export function keyLabel(name: ShortcutName): string {
  const { key, mod }: Shortcut = shortcuts[name];
  const cap = key === 'Escape' ? 'Esc' : key.length === 1 ? key.toUpperCase() : key;
  return mod ? `${modKey} ${cap}` : cap;
}
