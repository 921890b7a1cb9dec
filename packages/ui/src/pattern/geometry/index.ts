export type { CoverName } from './fields.ts';
export { girih } from './girih.ts';
export { rosette } from './rosette.ts';
