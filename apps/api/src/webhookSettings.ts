import * as v from 'valibot';

export const webhookVariables = {
  /** Lets webhooks lead to this very machine, also by plain HTTP: for development and tests. */
  WEBHOOKS_TO_LOOPBACK: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be true or false'),
      v.transform((text) => text === 'true'),
    ),
    'false',
  ),
};

export function webhookProblem(env: { NODE_ENV: string; WEBHOOKS_TO_LOOPBACK: boolean }): string | undefined {
  if (env.NODE_ENV !== 'production' || !env.WEBHOOKS_TO_LOOPBACK) return undefined;
  return 'WEBHOOKS_TO_LOOPBACK must not be true where NODE_ENV is production.';
}
