export type { CommandPaletteProps } from './CommandPalette.tsx';
export { CommandPalette, useCommandKey } from './CommandPalette.tsx';
export type { CommandGroup, CommandItem } from './filterCommands.ts';
