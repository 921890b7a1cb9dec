export type { KbdProps } from './Kbd.tsx';
export { Kbd } from './Kbd.tsx';
