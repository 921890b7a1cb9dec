export { girih } from './girih.ts';
export { rosette } from './rosette.ts';
