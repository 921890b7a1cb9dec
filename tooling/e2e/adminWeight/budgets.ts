/**
 * Scripts and styles that a screen may make a browser load before anything is pressed, in kilobytes (1,000 bytes) after
 * Brotli: what they weigh today, rounded up, so that a change which adds to it is seen. The goal for the list is 200.
 * Fonts and answers of the API come on top; `pnpm --filter @fundfront/bench admin-weight` prints them too.
 */
export const budgets = { list: 210, editor: 350 } as const;

export type WeighedScreen = keyof typeof budgets;

/** What each screen imports, statically or by itself soon after it is shown. */
export const screenModules: Record<WeighedScreen, readonly string[]> = {
  list: ['src/entries/list/ListScreen.tsx'],
  editor: ['src/entries/edit/EditScreen.tsx', 'RichTextEditor.tsx'],
};

/** The entry, and what the frame around every screen loads by itself. */
export const shellModules = [
  'index.html',
  'src/app/shell/Shell.tsx',
  'src/app/shell/Notifications.tsx',
  'src/app/shell/ThemeSwitch.tsx',
  'src/app/shell/UserMenu.tsx',
  'src/entries/media/UploadTray.tsx',
] as const;
