import type { vars } from '../contract.css.ts';

export type ThemeColors = Record<keyof typeof vars.color, string>;
