export type { StatusMarkProps } from './StatusMark.tsx';
export { StatusMark } from './StatusMark.tsx';
