import type * as v from 'valibot';

export interface FieldProblem {
  /** Dotted path, such as `facts.0.title`; empty for the form as a whole. */
  path: string;
  message: string;
}

/** The first problem of each place, since one thing is corrected at a time. */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
