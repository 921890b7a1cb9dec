/** How the modifier of shortcuts is printed on this computer's keys. */
export const modKey = /Mac|iP(hone|ad)/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl';
