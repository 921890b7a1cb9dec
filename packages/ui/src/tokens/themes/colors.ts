import type { vars } from '../contract.css.ts';

/** Every theme and band answers every semantic colour. */
export type ThemeColors = Record<keyof typeof vars.color, string>;
