import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contentTypeNames, contentTypes } from '../index.ts';
import { locales } from '../locales.ts';
import { allCalls } from '../wire/allCalls.ts';
import { describeIssue } from './describeIssue.ts';
import { problemsOf } from './issues.ts';

type Shape = v.GenericSchema<unknown, unknown>;

/** Words that only valibot uses. */
const libraryText = /\bInvalid [\w ]+: (Expected|Received)\b|\bExpected .*\breceived\b|\bbut received\b/;

const isSchema = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Each schema in it, also those of parts of parts; `lazy` ones are opened once. */
function partsOf(schema: Shape, seen = new Set<Shape>()): Set<Shape> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const nested = (value: unknown): unknown[] =>
    isSchema(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value) : [];
  const parts: Readonly<Record<string, unknown>> = { ...schema };
  for (const key of ['entries', 'item', 'items', 'options', 'wrapped', 'pipe', 'key', 'value', 'rest']) {
    for (const part of nested(parts[key])) if (isSchema(part)) partsOf(part, seen);
  }
  if (typeof parts.getter === 'function') {
    const opened: unknown = parts.getter();
    if (isSchema(opened)) partsOf(opened, seen);
  }
  return seen;
}

const long = 'x'.repeat(300_000);
const wrong = [undefined, null, 5, -1, 1.5, Number.MAX_SAFE_INTEGER, true, '', 'x', '1', long, [], [5], {}, { x: 1 }];

function messagesOf(schema: Shape): string[] {
  return [...partsOf(schema)].flatMap((part) =>
    wrong.flatMap((value) => {
      const result = v.safeParse(part, value);
      return result.success ? [] : problemsOf(result.issues, describeIssue).map(({ message }) => message);
    }),
  );
}

describe('what is said about a refused value', () => {
  it.each(Object.entries(allCalls))('%s: is never the library’s own text', (_, { params, query, body, translate }) => {
    for (const schema of [params, query, body].filter((one) => one !== undefined)) {
      const messages = messagesOf(schema);
      expect(messages.length).toBeGreaterThan(0);
      expect(messages.filter((message) => libraryText.test(message) || message.trim() === '')).toEqual([]);
      const translated = translate ? locales.flatMap((lang) => messages.map((one) => translate(one, { lang }))) : [];
      expect(translated.filter((message) => libraryText.test(message) || /^[\w:]+\.[\w.]+$/.test(message))).toEqual([]);
    }
  });

  it.each(contentTypeNames)('%s: neither of any of its fields', (name) => {
    for (const field of Object.values(contentTypes[name].fields)) {
      const messages = [...messagesOf(field.draft), ...messagesOf(field.published)];
      expect(messages.filter((message) => libraryText.test(message))).toEqual([]);
    }
  });

  it.each([
    [v.pipe(v.string(), v.email()), 'x', 'Enter an e-mail address'],
    [v.string(), undefined, 'This is required: give a text'],
    [v.number(), 'x', 'Give a number'],
    [v.picklist(['en', 'ur']), 'fr', 'Give one of: en, ur'],
    [v.literal('yes'), 'no', 'Give yes'],
    [v.pipe(v.number(), v.maxValue(100)), 101, 'Give 100 or less'],
    [v.pipe(v.string(), v.maxLength(1_000)), long, 'Give at most 1,000 characters'],
    [v.pipe(v.array(v.string()), v.minLength(1)), [], 'Give at least 1 entry'],
    [v.nullable(v.boolean()), 'x', 'Give true or false'],
    [v.union([v.string(), v.number()]), true, 'Give one of: a text, a number'],
  ])('says what to do', (schema, value, message) => {
    const result = v.safeParse(schema, value);
    expect(problemsOf(result.issues ?? [], describeIssue)).toEqual([{ path: '', message }]);
  });

  it('names what is missing and what is too much by its place', () => {
    const schema = v.strictObject({ person: v.strictObject({ name: v.string() }) });
    const result = v.safeParse(schema, { person: { age: 3 } });
    expect(problemsOf(result.issues ?? [], describeIssue)).toEqual([
      { path: 'person.name', message: 'This is required' },
      { path: 'person.age', message: 'This is not known here. Leave it out' },
    ]);
  });

  it('says something of ours without a description, too', () => {
    const result = v.safeParse(v.string(), 5);
    expect(problemsOf(result.issues ?? [])).toEqual([
      { path: '', message: 'This is not in the form that is asked for' },
    ]);
  });

  it('leaves the words that a schema has itself', () => {
    const result = v.safeParse(v.string('Invalid name: we expected more'), 5);
    expect(problemsOf(result.issues ?? [], describeIssue)).toEqual([
      { path: '', message: 'Invalid name: we expected more' },
    ]);
  });
});
