import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { approvalRules, setApprovalRule } from './approvalRules.ts';
import { commentReview, resolveComment } from './comments.ts';
import { approveVersions, requestChanges } from './decide.ts';
import { getReview } from './getReview.ts';
import { reviewCount, reviewQueue } from './reviewQueue.ts';
import { sendForReview, withdrawReview } from './sendForReview.ts';

export function reviewRoutes(app: App): void {
  route(app, calls.reviewQueue, ({ ctx, query }) => reviewQueue({ ctx, input: query }));
  route(app, calls.reviewCount, ({ ctx }) => reviewCount({ ctx }));
  route(app, calls.getReview, ({ ctx, params }) => getReview({ ctx, input: params }));
  route(app, calls.sendForReview, ({ ctx, params, body }) => sendForReview({ ctx, input: { ...params, ...body } }));
  route(app, calls.withdrawReview, ({ ctx, params }) => withdrawReview({ ctx, input: params }));
  route(app, calls.requestChanges, ({ ctx, params, body }) => requestChanges({ ctx, input: { ...params, ...body } }));
  route(app, calls.approveVersions, ({ ctx, params, body }) => approveVersions({ ctx, input: { ...params, ...body } }));
  route(app, calls.commentReview, ({ ctx, params, body }) => commentReview({ ctx, input: { ...params, ...body } }));
  route(app, calls.resolveComment, ({ ctx, params }) => resolveComment({ ctx, input: params }));
  route(app, calls.approvalRules, ({ ctx }) => approvalRules({ ctx }));
  route(app, calls.setApprovalRule, ({ ctx, params, body }) => setApprovalRule({ ctx, input: { ...params, ...body } }));
}
