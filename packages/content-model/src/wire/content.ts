import * as v from 'valibot';
import { limits } from '../limits.ts';
import { sectionGroups } from '../sections/index.ts';
import { call } from './call.ts';
import { autosaveRevisions, id, instant, localeValue, okResponse } from './values.ts';

/** `changed`: published, and edited since. From `in-review` on, the latest version is on its way and not live yet. */
export const rowStates = [
  'draft',
  'live',
  'changed',
  'unpublished',
  'in-review',
  'changes-requested',
  'approved',
  'scheduled',
] as const;
export type RowState = (typeof rowStates)[number];

const person = v.nullable(v.object({ id, name: v.string() }));

const rowSummary = v.object({
  title: v.string(),
  slug: v.string(),
  state: v.picklist(rowStates),
  /** Grows by one with every save. */
  version: v.number(),
  liveVersion: v.nullable(v.number()),
  /** Public, with its language prefix; null where the public cannot see it. */
  path: v.nullable(v.string()),
  /** Whether the base language was published later than this one. */
  outdated: v.boolean(),
  /** When the next scheduled change of this language is due, publication or taking off. */
  scheduledAt: v.nullable(instant),
  updatedAt: instant,
  updatedBy: person,
});
export type RowSummary = v.InferOutput<typeof rowSummary>;

export const rows = v.object({ en: v.nullable(rowSummary), ur: v.nullable(rowSummary) });

/** Who is to work on it next. */
export const assignee = v.object({ id, name: v.string() });

export const entrySummary = v.object({
  id,
  type: v.string(),
  baseLocale: localeValue,
  parentId: v.nullable(id),
  sort: v.number(),
  /** 0 at the top of the tree. */
  depth: v.number(),
  sample: v.boolean(),
  assignee: v.nullable(assignee),
  /** Null while it is not in the trash. */
  trashedAt: v.nullable(instant),
  columns: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  rows,
});
export type EntrySummary = v.InferOutput<typeof entrySummary>;

export const entryDetail = v.object({
  id,
  type: v.string(),
  key: v.nullable(v.string()),
  baseLocale: localeValue,
  parentId: v.nullable(id),
  sort: v.number(),
  sample: v.boolean(),
  assignee: v.nullable(assignee),
  locale: localeValue,
  /** 0 where this language has no row yet: the first save makes it. */
  version: v.number(),
  data: v.record(v.string(), v.unknown()),
  rows,
  ancestors: v.array(v.object({ id, title: v.string() })),
});
export type EntryDetail = v.InferOutput<typeof entryDetail>;

const versionSummary = v.object({
  number: v.number(),
  title: v.string(),
  createdAt: instant,
  createdBy: person,
  origin: v.picklist(['save', 'restore', 'import', 'seed']),
  restoredFrom: v.nullable(v.number()),
  /** The last span is open while the version is live. */
  published: v.array(v.object({ from: instant, until: v.nullable(instant), by: person })),
});
export type VersionSummary = v.InferOutput<typeof versionSummary>;

const tag = 'Content';
const typeParam = v.object({ type: v.string() });
const entryParam = v.object({ type: v.string(), id });
const rowParam = v.object({ type: v.string(), id, locale: localeValue });
export const getEntry = call({
  method: 'GET',
  path: '/api/content/:type/:id/:locale',
  policy: 'content.read',
  tag,
  summary: 'The working copy of one language, with the state of each',
  params: rowParam,
  response: entryDetail,
});

export const getSingleton = call({
  method: 'GET',
  path: '/api/singleton/:type/:locale',
  policy: 'content.read',
  tag,
  summary: 'The one entry of a singleton type',
  params: v.object({ type: v.string(), locale: localeValue }),
  response: entryDetail,
});

export const getSections = call({
  method: 'GET',
  path: '/api/sections/:group/:locale',
  policy: 'content.read',
  tag,
  summary: 'The sections of a header or footer, in the order of the specification',
  params: v.object({ group: v.picklist(sectionGroups), locale: localeValue }),
  response: v.array(entryDetail),
});

export const findByPath = call({
  method: 'GET',
  path: '/api/content-address',
  policy: 'content.read',
  tag,
  summary: 'Which entry answers at a public address (without language prefix)',
  query: v.strictObject({ path: v.pipe(v.string(), v.maxLength(1_000)), locale: v.optional(localeValue, 'en') }),
  response: v.object({ id, type: v.string(), locale: localeValue }),
});

export const createEntry = call({
  method: 'POST',
  path: '/api/content/:type',
  policy: 'content.edit',
  tag,
  summary: 'A new entry with its first working copy',
  params: typeParam,
  body: v.strictObject({
    locale: localeValue,
    parentId: v.optional(v.nullable(id), null),
    data: v.record(v.string(), v.unknown()),
    /** What was autosaved while it was written; removed with the first version, unless it is newer. */
    autosave: v.optional(v.strictObject({ id, revisions: autosaveRevisions })),
  }),
  response: entryDetail,
});

export const saveEntry = call({
  method: 'PUT',
  path: '/api/content/:type/:id/:locale',
  policy: 'content.edit',
  tag,
  summary: 'Saves the working copy, read at `version`; refused when somebody else saved meanwhile',
  params: rowParam,
  body: v.strictObject({
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    data: v.record(v.string(), v.unknown()),
    /** Of the sender's autosaved text, which ends with this save; a newer one stays. */
    autosaves: v.optional(autosaveRevisions, []),
  }),
  response: entryDetail,
});

export const publishEntry = call({
  method: 'POST',
  path: '/api/content/:type/:id/:locale/publish',
  policy: 'content.publish',
  tag,
  summary: `Shows a saved version to the public, and waits until the site does (at most ${limits.publishWaitMs / 1_000} s)`,
  params: rowParam,
  body: v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  response: v.object({
    entry: entryDetail,
    /** Until the public page showed it. Null for what has no page of its own, and where the site has not answered. */
    liveAfterMs: v.nullable(v.number()),
    /** Whether the site has been told; if not, it will be told again. */
    siteNotified: v.boolean(),
    path: v.nullable(v.string()),
  }),
});

export const unpublishEntry = call({
  method: 'POST',
  path: '/api/content/:type/:id/:locale/unpublish',
  policy: 'content.publish',
  tag,
  summary: 'Takes one language off the site',
  params: rowParam,
  response: entryDetail,
});

const place = v.strictObject({
  parentId: v.nullable(id),
  /** Id of the sibling before it; null to be first, absent to be last. */
  after: v.optional(v.nullable(id)),
});

export const moveEntry = call({
  method: 'POST',
  path: '/api/content/:type/:id/move',
  policy: 'content.publish',
  tag,
  summary: 'Puts an entry elsewhere in its tree; addresses below follow at once',
  params: entryParam,
  body: place,
  response: okResponse,
});

export const checkMove = call({
  method: 'POST',
  path: '/api/content/:type/:id/move/check',
  policy: 'content.publish',
  tag,
  summary: 'What a move would change',
  params: entryParam,
  body: place,
  response: v.object({
    /** Why the entry cannot go there. */
    problem: v.nullable(v.string()),
    /** Addresses that change, in both languages; the old ones forward. */
    changed: v.number(),
    /** The first of them. */
    addresses: v.array(v.object({ from: v.string(), to: v.string() })),
  }),
});

export const listVersions = call({
  method: 'GET',
  path: '/api/content/:type/:id/:locale/versions',
  policy: 'content.read',
  tag,
  summary: 'Every version of one language, newest first',
  params: rowParam,
  response: v.object({ versions: v.array(versionSummary) }),
});

export const getVersion = call({
  method: 'GET',
  path: '/api/content/:type/:id/:locale/versions/:number',
  policy: 'content.read',
  tag,
  summary: 'What one version held',
  params: v.object({ ...rowParam.entries, number: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
  response: v.object({ number: v.number(), data: v.record(v.string(), v.unknown()) }),
});

export const restoreVersion = call({
  method: 'POST',
  path: '/api/content/:type/:id/:locale/restore',
  policy: 'content.edit',
  tag,
  summary: 'Makes an older version the new working copy; publishes nothing',
  params: rowParam,
  body: v.strictObject({ number: v.number(), version: v.number() }),
  response: entryDetail,
});

export const previewEntry = call({
  method: 'POST',
  path: '/api/content/:type/:id/:locale/preview',
  policy: 'content.read',
  tag,
  summary: 'An address that shows the working copy, with what the person has typed, for half an hour',
  params: rowParam,
  response: v.object({ url: v.string(), expiresAt: instant }),
});
