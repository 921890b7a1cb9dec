import type { FieldProblem } from '@fundfront/content-model';
import type { ContentFormState } from './useContentForm.ts';

export function showProblems(form: ContentFormState, problems: readonly FieldProblem[]): void {
  problems.forEach(({ path, message }, index) => {
    form.setError(path === '' ? 'root' : path, { type: 'rule', message }, { shouldFocus: index === 0 });
  });
}
