export type { CommandPaletteProps } from './CommandPalette.tsx';
export { CommandPalette } from './CommandPalette.tsx';
export type { CommandGroup, CommandItem } from './filterCommands.ts';
