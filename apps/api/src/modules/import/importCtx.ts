import type { Ctx, UserActor } from '../../context.ts';

export type Samples = 'keep' | 'replace';

/** The actor is the author of what is made; another person publishes it. */
export interface ImportCtx extends Ctx {
  importId: string;
  publisher: UserActor;
}

interface People {
  importId: string;
  maker: UserActor;
  approver: UserActor;
}

export function importCtx(tx: Ctx, { importId, maker, approver }: People): ImportCtx {
  const through = { through: 'import', importId } as const;
  return { ...tx, actor: { ...maker, ...through }, publisher: { ...approver, ...through }, importId };
}

export function asPublisher({ importId, publisher, ...ctx }: ImportCtx): Ctx {
  return { ...ctx, actor: publisher };
}
