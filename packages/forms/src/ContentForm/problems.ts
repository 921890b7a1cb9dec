import type { FieldProblem } from '@fundfront/content-model';
import type { ContentFormState } from './useContentForm.ts';

/** Puts the problems that the API or the rule for publishing found beside their inputs. */
export function showProblems(form: ContentFormState, problems: readonly FieldProblem[]): void {
  problems.forEach(({ path, message }, index) => {
    form.setError(path === '' ? 'root' : path, { type: 'rule', message }, { shouldFocus: index === 0 });
  });
}
