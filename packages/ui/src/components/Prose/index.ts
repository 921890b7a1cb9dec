export type { ProseProps } from './Prose.tsx';
export { Prose } from './Prose.tsx';
