import type * as v from 'valibot';

/** One thing that is wrong with what was typed, at the place of the form that it belongs to. */
export interface FieldProblem {
  /** Dotted path, such as `facts.0.title`; empty for the form as a whole. */
  path: string;
  message: string;
}

/** Valibot's issues as the wire and the forms carry them: the first of each place, since one thing is mended at a time. */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
