import * as v from 'valibot';

export type Shape = v.GenericSchema<unknown, unknown>;

const withEntries = v.looseObject({
  entries: v.record(
    v.string(),
    v.custom<Shape>((entry) => entry instanceof Object && 'type' in entry),
  ),
});

/** Of the schema of an object, also where rules follow it in a pipe; none of any other. */
function entriesOf(schema: object): [string, Shape][] {
  const object = v.safeParse(withEntries, schema);
  return object.success ? Object.entries(object.output.entries) : [];
}

/**
 * Asked of the schemas themselves: fields of forms take a missing value as an empty text, which a required one then
 * refuses.
 */
export function requiredKeys(schema: object): string[] {
  return entriesOf(schema)
    .filter(([, entry]) => entry.type !== 'exact_optional' && !v.is(entry, undefined))
    .map(([key]) => key);
}
