import * as v from 'valibot';
import { limits } from '../limits.ts';
import { factKinds } from '../textFacts.ts';
import { call } from './call.ts';
import { entryDetail, rows } from './content.ts';
import { id, instant, localeValue } from './values.ts';

const tag = 'Languages';

const difference = v.object({
  /** Label of the field. */
  field: v.string(),
  kind: v.picklist(factKinds),
  /** As written, and only in this language. */
  base: v.array(v.string()),
  other: v.array(v.string()),
  passages: v.object({ base: v.string(), other: v.string() }),
});
export type ParityDifference = v.InferOutput<typeof difference>;

export const parityStates = ['level', 'differs', 'behind', 'missing'] as const;
export type ParityState = (typeof parityStates)[number];

const parityRow = v.object({
  id,
  title: v.string(),
  /** 0 at the top of the tree. */
  depth: v.number(),
  baseLocale: localeValue,
  rows,
  /** `missing` comes before `behind`, and that before `differs`. */
  state: v.picklist(parityStates),
  differences: v.array(difference),
});
export type ParityRow = v.InferOutput<typeof parityRow>;

export const parityCounts = v.object({
  level: v.number(),
  differs: v.number(),
  behind: v.number(),
  missing: v.number(),
});

export const listParity = call({
  method: 'GET',
  path: '/api/parity/:type',
  policy: 'content.read',
  tag,
  summary: 'Both languages of every entry of a type, and what differs between their texts',
  params: v.object({ type: v.string() }),
  query: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.searchLength))),
  }),
  response: v.object({
    entries: v.array(parityRow),
    counts: parityCounts,
    /** Whether there are more than one answer holds. */
    cut: v.boolean(),
  }),
});

export const baseChanges = call({
  method: 'GET',
  path: '/api/content/:type/:id/:locale/base-changes',
  policy: 'content.read',
  tag,
  summary: 'What changed in the base language since this translation was published, or saved where it never was',
  params: v.object({ type: v.string(), id, locale: localeValue }),
  response: v.object({
    since: v.nullable(instant),
    fields: v.array(v.object({ name: v.string(), before: v.string(), now: v.string() })),
  }),
});

export const publishBoth = call({
  method: 'POST',
  path: '/api/content/:type/:id/publish-both',
  policy: 'content.publish',
  tag,
  summary: 'Shows a saved version of each language to the public at one instant, or neither',
  params: v.object({ type: v.string(), id }),
  body: v.strictObject({
    versions: v.strictObject({
      en: v.pipe(v.number(), v.integer(), v.minValue(1)),
      ur: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  }),
  response: entryDetail,
});
