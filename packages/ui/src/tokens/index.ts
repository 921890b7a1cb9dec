export type { Breakpoint } from './breakpoints.ts';
export { below, breakpoints, mq, narrow, reducedMotion, shallow } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { palette } from './palette.ts';
export type { Space, TypeSize } from './space.ts';
export { spaceValues } from './space.ts';
export { onNavy } from './themes/bands.ts';
