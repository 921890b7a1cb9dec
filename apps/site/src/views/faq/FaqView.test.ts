import { expect, it } from 'vitest';
import { questionGroups } from './FaqView.tsx';

const row = (group: string, question: string) => ({ group, question, answer: '<p>…</p>' });

it('keeps the order of subjects and questions, and gives each an address of its own', () => {
  const groups = questionGroups([row('Fees', 'Fees'), row('Redemption', 'When?'), row('Fees', 'When?')]);
  expect(groups.map(({ id, title, questions }) => [id, title, questions.map((question) => question.id)])).toEqual([
    ['fees-2', 'Fees', ['fees', 'when-2']],
    ['redemption', 'Redemption', ['when']],
  ]);
});
