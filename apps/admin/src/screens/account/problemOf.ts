import * as v from 'valibot';

/** What is wrong with a value by the API's own rule, in its words; true where nothing is, as react-hook-form asks. */
export function problemOf(rule: v.GenericSchema<unknown, unknown>, value: unknown): string | true {
  const result = v.safeParse(rule, value);
  return result.success || result.issues[0].message;
}
