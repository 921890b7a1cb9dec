import type * as v from 'valibot';

export interface FieldProblem {
  /** Dotted path, such as `facts.0.title`; empty for the form as a whole. */
  path: string;
  message: string;
}

type Issue = v.BaseIssue<unknown>;

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  Date: 'a time',
  File: 'a file',
  null: 'null',
};

/** Of valibot's notation: `string`, `"en"`, `("en" | "ur")`. */
function wantedBy(expected: string): string {
  const options = expected.replace(/^\((.*)\)$/, '$1').split(' | ');
  const named = options.map((option) => typeNames[option] ?? option.replace(/^"(.*)"$/, '$1'));
  return named.length > 1 ? `one of: ${named.join(', ')}` : (named[0] ?? '');
}

function amount(issue: Issue, bound: string): string {
  const count = Number(issue.requirement);
  const [one, many] = Array.isArray(issue.input) ? ['entry', 'entries'] : ['character', 'characters'];
  return `Give ${bound} ${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

const ruleTexts: Readonly<Record<string, (issue: Issue) => string>> = {
  email: () => 'Enter an e-mail address',
  url: () => 'Enter a web address, such as https://www.example.com',
  uuid: () => 'Give an id (a UUID)',
  iso_date: () => 'Give a day as YYYY-MM-DD',
  iso_timestamp: () => 'Give an instant as 2026-11-25T09:00:00Z',
  integer: () => 'Give a whole number',
  digits: () => 'Use digits only',
  non_empty: () => 'Fill this in',
  parse_json: () => 'Write this as JSON',
  min_value: ({ requirement }) => `Give ${requirement} or more`,
  max_value: ({ requirement }) => `Give ${requirement} or less`,
  length: (issue) => amount(issue, 'exactly'),
  min_length: (issue) => amount(issue, 'at least'),
  max_length: (issue) => amount(issue, 'at most'),
  starts_with: ({ requirement }) => `Begin with ${requirement}`,
};

function describeIssue(issue: Issue): string {
  const { kind, type, expected, received } = issue;
  if (kind !== 'schema') return ruleTexts[type]?.(issue) ?? 'This is not in the form that is asked for';
  if (expected === 'never') return 'This is not known here. Leave it out';
  // A key that an object lacks is expected by its own name.
  const isKey = received === 'undefined' && expected === `"${issue.path?.at(-1)?.key}"`;
  if (isKey || expected === null || expected === 'unknown') return 'This is required';
  return `${received === 'undefined' ? 'This is required: give' : 'Give'} ${wantedBy(expected)}`;
}

/** The library's own text is for those who wrote the schema. */
function hasLibraryText({ message, expected, received }: Issue): boolean {
  const text = expected ? `Expected ${expected} but received ${received}` : `Received ${received}`;
  return message.startsWith('Invalid ') && message.endsWith(`: ${text}`);
}

/** The first problem of each place, since one thing is corrected at a time. What a schema has no words for is described. */
export function problemsOf(issues: readonly Issue[]): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    if (!byPath.has(path)) byPath.set(path, hasLibraryText(issue) ? describeIssue(issue) : issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
