import { anchorsOf } from '../../anchors.ts';
import type { RowOf } from '../../content/template.ts';
import { grouped } from '../../grouped.ts';

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
  const groups = grouped(rows, (row) => row.group);
  const ids = anchorsOf([...rows.map((row) => row.question), ...groups.map(({ key }) => key)], ['questions']);
  const questions = rows.map((row, index) => ({ ...row, id: ids[index] ?? '' }));
  return groups.map(({ key }, index) => ({
    id: ids[rows.length + index] ?? '',
    title: key,
    questions: questions.filter((question) => question.group === key),
  }));
}
