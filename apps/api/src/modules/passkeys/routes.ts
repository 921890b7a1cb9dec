import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { answerSignedIn, deviceOf } from '../session/answerSignedIn.ts';
import { addPasskey, listPasskeys, removePasskey, startPasskey } from './ownPasskeys.ts';
import { passkeySignIn, startPasskeySignIn } from './passkeySignIn.ts';

export function passkeyRoutes(app: App): void {
  route(app, calls.listPasskeys, ({ ctx }) => listPasskeys({ ctx }));
  route(app, calls.startPasskey, ({ ctx, body }) => startPasskey({ ctx, input: body }));
  route(app, calls.addPasskey, ({ ctx, body }) => addPasskey({ ctx, input: body }));
  route(app, calls.removePasskey, async ({ ctx, body }) => {
    await removePasskey({ ctx, input: body });
    return { ok: true as const };
  });
  route(app, calls.startPasskeySignIn, ({ ctx }) => startPasskeySignIn({ ctx }));
  route(app, calls.passkeySignIn, async ({ ctx, body, c }) =>
    answerSignedIn(c, await passkeySignIn({ ctx, input: { ...body, ...deviceOf(c) } })),
  );
}
