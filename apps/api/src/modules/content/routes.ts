import type { App } from '../../http/types.ts';

export function contentRoutes(_app: App): void {}
