import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { listSecondStepRules, setSecondStepRule } from './secondStepRules.ts';

export function secondStepRoutes(app: App): void {
  route(app, calls.listSecondStepRules, ({ ctx }) => listSecondStepRules({ ctx }));
  route(app, calls.setSecondStepRule, ({ ctx, body }) => setSecondStepRule({ ctx, input: body }));
}
