import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { withRenditions } from '../media/withRenditions.ts';
import { publicSettings } from './publicSettings.ts';

export function settingsRoutes(app: App): void {
  route(app, calls.getSettings, ({ ctx, query }) => publicSettings({ ctx, locale: query.lang }), {
    complete: withRenditions,
  });
}
