import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { id, instant, localeValue, okResponse } from './values.ts';

const tag = 'Disclosures';

const finding = v.object({
  /** Of the rule. */
  code: v.string(),
  title: v.string(),
  source: v.string(),
  /** Plain day from which the rule holds. */
  since: v.string(),
  /** Key of the field; empty where none says it. */
  field: v.string(),
  message: v.string(),
  /** The sentence that breaks the rule, as it is written. */
  excerpt: v.nullable(v.string()),
});
export type DisclosureFinding = v.InferOutput<typeof finding>;

const disclosedRow = v.object({
  locale: localeValue,
  version: v.number(),
  findings: v.array(finding),
  overrides: v.array(v.object({ code: v.string(), reason: v.string(), by: v.string(), at: instant })),
});
export type DisclosedRow = v.InferOutput<typeof disclosedRow>;

export const getDisclosures = call({
  method: 'GET',
  path: '/api/disclosures/:id',
  policy: 'content.read',
  tag,
  summary: 'What the disclosure rules say of the latest versions of an entry, and what compliance let pass',
  params: v.object({ id }),
  response: v.object({ rows: v.array(disclosedRow) }),
});

export const overrideDisclosure = call({
  method: 'POST',
  path: '/api/disclosures/:id/override',
  policy: 'disclosure.override',
  tag,
  summary: 'Lets one exact version pass a disclosure rule that it breaks, with a reason; never its author',
  params: v.object({ id }),
  body: v.strictObject({
    locale: localeValue,
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    code: v.pipe(v.string(), v.maxLength(40)),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(limits.overrideReason, `Give a reason of at least ${limits.overrideReason} letters`),
      v.maxLength(limits.noteLength),
    ),
  }),
  response: okResponse,
});
