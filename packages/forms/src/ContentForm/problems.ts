import type { FieldProblem } from '@fundfront/content-model';
import { flushSync } from 'react-dom';
import type { ContentFormState } from './useContentForm.ts';

export function showProblems(form: ContentFormState, problems: readonly FieldProblem[]): void {
  // A field inside a folded block is there only once its block has opened.
  flushSync(() => {
    for (const { path, message } of problems) form.setError(path === '' ? 'root' : path, { type: 'rule', message });
  });
  const first = problems[0]?.path;
  if (first) form.setFocus(first);
}
