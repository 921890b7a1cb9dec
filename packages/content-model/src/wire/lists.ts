import * as v from 'valibot';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { call } from './call.ts';
import { assignee, entryDetail, entrySummary, rowStates } from './content.ts';
import { id, instant, localeValue, okResponse } from './values.ts';

const tag = 'Lists';
const typeParam = v.object({ type: v.string() });
const entryParam = v.object({ type: v.string(), id });
const rowParam = v.object({ type: v.string(), id, locale: localeValue });

/** `missing`: not started in a language; `trash` shows nothing but what was put there. */
export const listStates = [...rowStates, 'outdated', 'missing', 'trash'] as const;
export type ListStateName = (typeof listStates)[number];

const narrowing = {
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.searchLength))),
  state: v.optional(v.picklist(listStates)),
};
const paging = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(limits.pageSizeMax)),
    String(limits.pageSize),
  ),
};

/** The query that a list, its export and a saved view share. */
export const listQuery = {
  ...narrowing,
  /** A column of the type's list, `updatedAt`, or `tree` for types that form one. */
  sort: v.optional(v.pipe(v.string(), v.maxLength(60))),
  direction: v.optional(v.picklist(['asc', 'desc'])),
  /** The language to show and sort by; with `state`, the language that has it. */
  locale: v.optional(v.picklist(locales)),
  parent: v.optional(id),
  assignee: v.optional(v.union([v.literal('none'), id])),
  /** `field:value,field:from..to`, see `writeListFilters`. */
  filter: v.optional(v.pipe(v.string(), v.maxLength(limits.listQueryLength))),
};

export const listEntries = call({
  method: 'GET',
  path: '/api/content/:type',
  policy: 'content.read',
  tag,
  summary: 'Entries of a type, by keyset pages; an unknown filter or sort is refused',
  params: typeParam,
  query: v.strictObject({ ...listQuery, ...paging, id: v.optional(id) }),
  response: v.object({ entries: v.array(entrySummary), nextCursor: v.nullable(v.string()) }),
});

export const listAllEntries = call({
  method: 'GET',
  path: '/api/content',
  policy: 'content.read',
  tag,
  summary: 'Entries of every type, latest change first, by keyset pages',
  query: v.strictObject({ ...narrowing, assignee: listQuery.assignee, ...paging }),
  response: v.object({ entries: v.array(entrySummary), nextCursor: v.nullable(v.string()) }),
});

/** `more` where counting stopped: there are more than `count`. */
const stateCount = v.object({ count: v.number(), more: v.boolean() });
export type StateCount = v.InferOutput<typeof stateCount>;

export const countEntries = call({
  method: 'GET',
  path: '/api/content-counts',
  policy: 'content.read',
  tag,
  summary: `How many entries there are in each state, counted to ${limits.countedEntries.toLocaleString('en')}`,
  query: v.strictObject({ type: v.optional(v.string()), parent: listQuery.parent, filter: listQuery.filter }),
  response: v.object({
    all: stateCount,
    draft: stateCount,
    changed: stateCount,
    outdated: stateCount,
    missing: stateCount,
    trash: stateCount,
  }),
});

export const trashEntry = call({
  method: 'DELETE',
  path: '/api/content/:type/:id',
  policy: 'content.delete',
  tag,
  summary: 'Takes an entry off the site and puts it in the trash; refused while another needs it',
  params: entryParam,
  response: okResponse,
});

export const restoreEntry = call({
  method: 'POST',
  path: '/api/content/:type/:id/restore',
  policy: 'content.delete',
  tag,
  summary: 'Takes an entry out of the trash, off the site still; refused while its address is taken',
  params: entryParam,
  response: okResponse,
});

export const purgeEntry = call({
  method: 'POST',
  path: '/api/content/:type/:id/purge',
  policy: 'content.purge',
  tag,
  summary: `Deletes for ever what lay in the trash for ${limits.trashDays} days and was never public`,
  params: entryParam,
  response: okResponse,
});

export const discardDraft = call({
  method: 'POST',
  path: '/api/content/:type/:id/:locale/discard',
  policy: 'content.edit',
  tag,
  summary: 'Back to what is live, or was last; an entry that was never public goes to the trash',
  params: rowParam,
  body: v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  response: v.object({ trashed: v.boolean() }),
});

export const duplicateEntry = call({
  method: 'POST',
  path: '/api/content/:type/:id/duplicate',
  policy: 'content.edit',
  tag,
  summary: 'A draft with the working copies of all languages, at an address of its own',
  params: entryParam,
  response: entryDetail,
});

export const bulkActions = ['publish', 'unpublish', 'trash', 'restore'] as const;
export type BulkAction = (typeof bulkActions)[number];

export const bulkEntries = call({
  method: 'POST',
  path: '/api/content/:type/bulk',
  // Each action asks for its own right.
  policy: 'content.read',
  tag,
  summary: 'The same for several entries, each by itself: what is refused does not hold the others',
  params: typeParam,
  body: v.strictObject({
    action: v.picklist(bulkActions),
    ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(limits.bulkEntries)),
  }),
  response: v.object({
    done: v.number(),
    refused: v.array(v.object({ id, title: v.string(), reason: v.string() })),
  }),
});

export const assignEntries = call({
  method: 'POST',
  path: '/api/content/:type/assign',
  policy: 'content.edit',
  tag,
  summary: 'Gives entries to somebody who may edit them, or to nobody; all or none, and who gets them is told',
  params: typeParam,
  body: v.strictObject({
    ids: v.pipe(v.array(id), v.minLength(1, 'Choose at least one'), v.maxLength(limits.bulkEntries)),
    assigneeId: v.nullable(id),
  }),
  response: v.object({ changed: v.number() }),
});

export const listEntryAssignees = call({
  method: 'GET',
  path: '/api/content-assignees/:type',
  policy: 'content.read',
  tag,
  summary: 'Who may edit entries of a type, in some language',
  params: typeParam,
  response: v.array(assignee),
});

const savedView = v.object({ id, name: v.string(), query: v.string(), createdAt: instant });
export type SavedView = v.InferOutput<typeof savedView>;

export const listViews = call({
  method: 'GET',
  path: '/api/views/:type',
  policy: 'content.read',
  tag,
  summary: "One's own saved views of a list",
  params: typeParam,
  response: v.array(savedView),
});

export const saveView = call({
  method: 'POST',
  path: '/api/views/:type',
  policy: 'content.read',
  tag,
  summary: 'Keeps a view under a name; the same name again replaces it',
  params: typeParam,
  body: v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Give the view a name'), v.maxLength(limits.viewNameLength)),
    query: v.pipe(v.string(), v.maxLength(limits.listQueryLength)),
  }),
  response: savedView,
});

export const deleteView = call({
  method: 'DELETE',
  path: '/api/views/:type/:id',
  policy: 'content.read',
  tag,
  summary: "Removes one of one's own views",
  params: entryParam,
  response: okResponse,
});
