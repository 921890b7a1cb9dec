import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertPerson } from '../../guards.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { confirmTotp } from './confirmTotp.ts';
import { countRecoveryCodes, totpOf } from './queries.ts';
import { startTotp } from './startTotp.ts';
import { stopTotp } from './stopTotp.ts';

/** Whether signing in asks the person for a code, and how many recovery codes are left. */
async function totpState({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.totpState>> {
  const { userId } = assertPerson(ctx.actor);
  const row = await totpOf(ctx.db, userId);
  return { on: Boolean(row?.confirmedAt), recoveryCodes: await countRecoveryCodes(ctx.db, userId) };
}

export function totpRoutes(app: App): void {
  route(app, calls.totpState, ({ ctx }) => totpState({ ctx }));
  route(app, calls.startTotp, ({ ctx }) => startTotp({ ctx }));
  route(app, calls.confirmTotp, ({ ctx, body }) => confirmTotp({ ctx, input: body }));
  route(app, calls.stopTotp, async ({ ctx, body }) => {
    await stopTotp({ ctx, input: body });
    return { ok: true as const };
  });
}
