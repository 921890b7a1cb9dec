import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { getMoment } from './getMoment.ts';
import { momentDays, momentVersions } from './momentDays.ts';
import { momentPages } from './momentPages.ts';
import { momentRange } from './momentRange.ts';
import { openMoment } from './openMoment.ts';

export function momentRoutes(app: App): void {
  route(app, calls.momentRange, ({ ctx }) => momentRange({ ctx }));
  route(app, calls.openMoment, ({ ctx, body }) => openMoment({ ctx, input: body }));
  route(app, calls.momentPages, ({ ctx, query }) => momentPages({ ctx, input: query }));
  route(app, calls.momentDays, ({ ctx, query }) => momentDays({ ctx, input: query }));
  route(app, calls.momentVersions, ({ ctx, query }) => momentVersions({ ctx, input: query }));
  route(app, calls.getMoment, ({ ctx }) => getMoment({ ctx, past: ctx.past }));
}
