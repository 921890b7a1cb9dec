// Written by scripts/make-icons.mjs.
export type { Icon, IconProps } from './draw.ts';
export * from './drawn1.ts';
export * from './drawn2.ts';
export * from './drawn3.ts';
export * from './drawn4.ts';
export * from './drawn5.ts';
