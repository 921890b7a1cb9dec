import type { Ctx, UserActor } from '../../context.ts';

/** What an import works with: its actor is the author of what it makes, another person publishes it. */
export interface ImportCtx extends Ctx {
  importId: string;
  publisher: UserActor;
}

/** The same as who approved the import. */
export function asPublisher({ importId, publisher, ...ctx }: ImportCtx): Ctx {
  return { ...ctx, actor: publisher };
}
