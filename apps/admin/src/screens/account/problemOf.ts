import * as v from 'valibot';

/** Answers true where nothing is wrong, as react-hook-form asks. */
export function problemOf(rule: v.GenericSchema<unknown, unknown>, value: unknown): string | true {
  const result = v.safeParse(rule, value);
  return result.success || result.issues[0].message;
}
