import type * as v from 'valibot';

export interface FieldProblem {
  /** Dotted path, such as `facts.0.title`; empty for the form as a whole. */
  path: string;
  message: string;
}

type Issue = v.BaseIssue<unknown>;

/** The library's own text is for those who wrote the schema. */
function hasLibraryText({ message, expected, received }: Issue): boolean {
  const text = expected ? `Expected ${expected} but received ${received}` : `Received ${received}`;
  return message.startsWith('Invalid ') && message.endsWith(`: ${text}`);
}

/**
 * The first problem of each place, since one thing is corrected at a time.
 * @param describe what is said where a schema has no words of its own: of shapes that no form of ours sends
 */
export function problemsOf(
  issues: readonly Issue[],
  describe: (issue: Issue) => string = () => 'This is not in the form that is asked for',
): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    if (!byPath.has(path)) byPath.set(path, hasLibraryText(issue) ? describe(issue) : issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
