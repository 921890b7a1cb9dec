import * as v from 'valibot';
import { limits } from '../limits.ts';
import { readableTypeNames } from '../types/index.ts';
import { call } from './call.ts';
import { item } from './site.ts';
import { id, localeValue } from './values.ts';

const tag = 'Reading with a token';
const policy = 'read-token';
const type = v.picklist(readableTypeNames, 'There is no such content to read');

const limit = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'Give a whole number'),
  v.transform(Number),
  v.minValue(1, 'Ask for one at least'),
  v.maxValue(limits.pageSizeMax, `Ask for ${limits.pageSizeMax} at most`),
);

export const readEntries = call({
  method: 'GET',
  path: '/api/read/:type',
  policy,
  tag,
  summary: 'Live content of one type in one language, by keyset pages in the order of ids: each entry once',
  params: v.object({ type }),
  query: v.strictObject({
    locale: localeValue,
    /** The last page's `nextCursor`. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
    limit: v.optional(limit, String(limits.pageSize)),
  }),
  response: v.object({ entries: v.array(item), nextCursor: v.nullable(v.string()) }),
});

export const readEntry = call({
  method: 'GET',
  path: '/api/read/:type/:id',
  policy,
  tag,
  summary: 'One entry as the public sees it in a language',
  params: v.object({ type, id }),
  query: v.strictObject({ locale: localeValue }),
  response: item,
});
