const modKey = /Mac|iP(hone|ad)/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl';

export interface Shortcut {
  /** As the browser names it, in any case. */
  key: string;
  /** With Ctrl or Cmd. */
  mod?: boolean;
  where: 'Anywhere' | 'Lists' | 'Media' | 'Editor' | 'Review' | 'English and Urdu' | 'Daily NAV';
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
  nextFinding: { key: 'F8', where: 'Daily NAV', does: 'Next finding' },
  handOver: { key: 'Enter', mod: true, where: 'Daily NAV', does: 'Submit what is ready, or approve what is selected' },
  sendBack: { key: 'b', where: 'Daily NAV', does: 'Send the row back' },
  firstOption: { key: '1', where: 'Daily NAV', does: 'First answer to the finding' },
  secondOption: { key: '2', where: 'Daily NAV', does: 'Second answer to the finding' },
  thirdOption: { key: '3', where: 'Daily NAV', does: 'Third answer to the finding' },
  fourthOption: { key: '4', where: 'Daily NAV', does: 'Fourth answer to the finding' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

/** As it stands on a key cap: `Ctrl S`. */
export function keyLabel(name: ShortcutName): string {
  const { key, mod }: Shortcut = shortcuts[name];
  const cap = key === 'Escape' ? 'Esc' : key.length === 1 ? key.toUpperCase() : key;
  return mod ? `${modKey} ${cap}` : cap;
}
