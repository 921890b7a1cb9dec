import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { getAlertRun, listAlertRuns, pauseAlertRun, resumeAlertRun } from './alertRuns.ts';

export function alertRoutes(app: App): void {
  route(app, calls.listAlertRuns, ({ ctx, query }) => listAlertRuns({ ctx, input: query }));
  route(app, calls.getAlertRun, ({ ctx, params }) => getAlertRun({ ctx, input: params }));
  route(app, calls.pauseAlertRun, ({ ctx, params }) => pauseAlertRun({ ctx, input: params }));
  route(app, calls.resumeAlertRun, ({ ctx, params }) => resumeAlertRun({ ctx, input: params }));
}
