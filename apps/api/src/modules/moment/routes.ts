import { calls } from '@fundfront/content-model/wire';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { momentPages } from './momentPages.ts';
import { momentRange } from './momentRange.ts';
import { openMoment } from './openMoment.ts';

export function momentRoutes(app: App): void {
  route(app, calls.momentRange, ({ ctx }) => momentRange({ ctx }));
  route(app, calls.openMoment, ({ ctx, body }) => openMoment({ ctx, input: body }));
  route(app, calls.momentPages, ({ ctx, query }) => momentPages({ ctx, input: query }));
  route(app, calls.getMoment, ({ c }) => {
    const at = c.get('moment');
    if (!at) throw new AppError('NOT_FOUND', 'No moment is named.');
    return { at: at.toISOString() };
  });
}
