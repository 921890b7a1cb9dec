export type { MenuAction, MenuProps } from './Menu.tsx';
export { Menu } from './Menu.tsx';
