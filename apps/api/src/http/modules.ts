import { contentRoutes } from '../modules/content/routes.ts';
import { probeRoutes } from '../modules/probe/routes.ts';
import type { App } from './types.ts';

/** Every module's routes. One line each; a call of the content model without a route fails the tests. */
export const modules: readonly ((app: App) => void)[] = [contentRoutes, probeRoutes];
