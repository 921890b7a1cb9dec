import { type ThemeChoice, useUiStore } from './uiStore.ts';

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function apply(choice: ThemeChoice) {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Keeps the page in the chosen theme, and with `system` in the computer's. Called once. */
export function followTheme(): void {
  apply(useUiStore.getState().theme);
  useUiStore.subscribe(({ theme }) => apply(theme));
  darkSystem().addEventListener('change', () => apply(useUiStore.getState().theme));
}
