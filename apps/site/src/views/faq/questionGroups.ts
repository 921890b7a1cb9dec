import { anchorsOf } from '../../anchors.ts';
import type { RowOf } from '../../content/template.ts';

export interface Question extends RowOf<'faq', 'questions'> {
  /** The fragment that opens its answer. */
  id: string;
}

interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

/** Questions under their subjects, in the editor's order, each with an address of its own. */
export function questionGroups(rows: readonly RowOf<'faq', 'questions'>[]): QuestionGroup[] {
  const titles = [...new Set(rows.map((row) => row.group))];
  const ids = anchorsOf([...rows.map((row) => row.question), ...titles], ['questions']);
  const questions = rows.map((row, index) => ({ ...row, id: ids[index] ?? '' }));
  return titles.map((title, index) => ({
    id: ids[rows.length + index] ?? '',
    title,
    questions: questions.filter((question) => question.group === title),
  }));
}
