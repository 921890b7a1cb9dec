import type * as v from 'valibot';

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

/** What to do, for who sends what no form of ours would: for the API alone, since screens need not load the words. */
export function describeIssue(issue: Issue): string {
  const { kind, type, expected, received } = issue;
  if (kind !== 'schema') return ruleTexts[type]?.(issue) ?? 'This is not in the form that is asked for';
  if (expected === 'never') return 'This is not known here. Leave it out';
  // A key that an object lacks is expected by its own name.
  const isKey = received === 'undefined' && expected === `"${issue.path?.at(-1)?.key}"`;
  if (isKey || expected === null || expected === 'unknown') return 'This is required';
  return `${received === 'undefined' ? 'This is required: give' : 'Give'} ${wantedBy(expected)}`;
}
