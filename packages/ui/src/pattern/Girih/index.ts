export type { GirihProps } from './Girih.tsx';
export { Girih } from './Girih.tsx';
