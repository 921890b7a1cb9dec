import * as v from 'valibot';
import { call } from './call.ts';
import { autosaveRevisions, id, instant, localeValue, okResponse } from './values.ts';

const autosave = v.object({
  locale: localeValue,
  /** Version of the row that the text was begun from, 0 where there was none. */
  version: v.number(),
  data: v.record(v.string(), v.unknown()),
  parentId: v.nullable(id),
  /** Another one with every save. */
  revision: id,
  updatedAt: instant,
});
export type Autosave = v.InferOutput<typeof autosave>;

const autosaveSummary = v.object({
  id,
  type: v.string(),
  locale: localeValue,
  title: v.string(),
  parentId: v.nullable(id),
  revision: id,
  /** Whether it belongs to an entry that was never saved. */
  isNew: v.boolean(),
  updatedAt: instant,
});
export type AutosaveSummary = v.InferOutput<typeof autosaveSummary>;

const tag = 'Autosave';
const rowParam = v.object({ type: v.string(), id, locale: localeValue });

export const saveAutosave = call({
  method: 'PUT',
  path: '/api/autosaves/:type/:id/:locale',
  policy: 'content.edit',
  tag,
  summary:
    'Keeps what a person has typed and not saved, of an entry or of a new one whose id the browser chose. Refused with ' +
    'VERSION_CONFLICT over a text that another tab or device of the same person stored meanwhile',
  params: rowParam,
  body: v.strictObject({
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    parentId: v.optional(v.nullable(id), null),
    data: v.record(v.string(), v.unknown()),
    /** Chosen by the sender, for this text. */
    revision: id,
    over: v.optional(autosaveRevisions, []),
  }),
  response: v.object({ updatedAt: instant }),
});

export const getAutosaves = call({
  method: 'GET',
  path: '/api/autosaves/:type/:id',
  policy: 'content.read',
  tag,
  summary: 'What the person who asks has typed and not saved, by language',
  params: v.object({ type: v.string(), id }),
  response: v.object({ autosaves: v.array(autosave) }),
});

export const discardAutosave = call({
  method: 'POST',
  path: '/api/autosaves/:type/:id/:locale/discard',
  policy: 'content.edit',
  tag,
  summary: 'Forgets what the person has typed and not saved, unless it is newer than what the sender knows',
  params: rowParam,
  body: v.strictObject({ over: autosaveRevisions }),
  response: okResponse,
});

export const listAutosaves = call({
  method: 'GET',
  path: '/api/autosaves',
  policy: 'content.read',
  tag,
  summary: 'All texts that the person who asks has not saved, newest first',
  response: v.object({ autosaves: v.array(autosaveSummary) }),
});
