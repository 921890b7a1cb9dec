import type * as v from 'valibot';

/** One thing that is wrong with what was typed, at the place of the form that it belongs to. */
export interface FieldProblem {
  /** Dotted path, such as `facts.0.title`; empty for the form as a whole. */
  path: string;
  message: string;
}

/** Valibot's issues as the wire and the forms carry them. */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): FieldProblem[] {
  return issues.map((issue) => ({
    path: issue.path?.map((item) => String(item.key)).join('.') ?? '',
    message: issue.message,
  }));
}
