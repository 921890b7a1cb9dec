import type { Ctx, UserActor } from '../../context.ts';

/** The actor is the author of what is made; another person publishes it. */
export interface ImportCtx extends Ctx {
  importId: string;
  publisher: UserActor;
}

export function asPublisher({ importId, publisher, ...ctx }: ImportCtx): Ctx {
  return { ...ctx, actor: publisher };
}
