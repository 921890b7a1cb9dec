import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { id, instant, localeValue, okResponse } from './values.ts';

const presentPerson = v.object({
  id,
  name: v.string(),
  locale: localeValue,
  /** Where the cursor is; null while the person only looks. */
  field: v.nullable(v.string()),
  since: instant,
});
export type PresentPerson = v.InferOutput<typeof presentPerson>;

const tag = 'Presence';
const entryParam = v.object({ type: v.string(), id });

export const notePresence = call({
  method: 'PUT',
  path: '/api/presence/:type/:id',
  policy: 'content.read',
  tag,
  summary: `Says that a person has an entry open, for ${limits.presenceExpiryMs / 1_000} s, and answers who else has`,
  params: entryParam,
  body: v.strictObject({
    locale: localeValue,
    field: v.nullable(v.pipe(v.string(), v.maxLength(limits.fieldNameLength))),
  }),
  response: v.object({ others: v.array(presentPerson) }),
});

export const endPresence = call({
  method: 'DELETE',
  path: '/api/presence/:type/:id',
  policy: 'content.read',
  tag,
  summary: 'Says that a person has left an entry',
  params: entryParam,
  response: okResponse,
});
