import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { approveRelease } from './approveRelease.ts';
import { getRelease, listReleases } from './listReleases.ts';
import {
  acknowledgeRelease,
  addToRelease,
  cancelRelease,
  createRelease,
  scheduleRelease,
  takeFromRelease,
} from './planRelease.ts';
import { planRevert, settleRevert } from './planRevert.ts';

export function releaseRoutes(app: App): void {
  route(app, calls.listReleases, ({ ctx, query }) => listReleases({ ctx, input: query }));
  route(app, calls.getRelease, ({ ctx, params }) => getRelease({ ctx, input: params }));
  route(app, calls.createRelease, ({ ctx, body }) => createRelease({ ctx, input: body }));
  route(app, calls.addToRelease, ({ ctx, params, body }) => addToRelease({ ctx, input: { ...params, ...body } }));
  route(app, calls.takeFromRelease, ({ ctx, params, body }) => takeFromRelease({ ctx, input: { ...params, ...body } }));
  route(app, calls.scheduleRelease, ({ ctx, params, body }) => scheduleRelease({ ctx, input: { ...params, ...body } }));
  route(app, calls.approveRelease, ({ ctx, params }) => approveRelease({ ctx, input: params }));
  route(app, calls.planRevert, ({ ctx, params, body }) => planRevert({ ctx, input: { ...params, ...body } }));
  route(app, calls.settleRevert, ({ ctx, params, body }) => settleRevert({ ctx, input: { ...params, ...body } }));
  route(app, calls.cancelRelease, ({ ctx, params }) => cancelRelease({ ctx, input: params }));
  route(app, calls.acknowledgeRelease, ({ ctx, params }) => acknowledgeRelease({ ctx, input: params }));
}
