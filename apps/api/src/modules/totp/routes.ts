import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { confirmTotp } from './confirmTotp.ts';
import { startTotp } from './startTotp.ts';
import { stopTotp } from './stopTotp.ts';
import { totpState } from './totpState.ts';

export function totpRoutes(app: App): void {
  route(app, calls.totpState, ({ ctx }) => totpState({ ctx }));
  route(app, calls.startTotp, ({ ctx }) => startTotp({ ctx }));
  route(app, calls.confirmTotp, ({ ctx, body }) => confirmTotp({ ctx, input: body }));
  route(app, calls.stopTotp, async ({ ctx, body }) => {
    await stopTotp({ ctx, input: body });
    return { ok: true as const };
  });
}
