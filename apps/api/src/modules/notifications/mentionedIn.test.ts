import { expect, it } from 'vitest';
import { mentionedIn } from './mentionedIn.ts';

const people = ['Amna', 'Amna Khan', 'José Ali', 'عائشہ ملک', ''].map((name, id) => ({ id, name }));
const named = (text: string) => mentionedIn(text, people).map(({ name }) => name);

it.each([
  ['@Amna Khan, please look', ['Amna Khan']],
  ['ask @amna khan.', ['Amna Khan']],
  ['(@Amna) and @José Ali', ['Amna', 'José Ali']],
  ['@Jose\u0301 Ali', ['José Ali']],
  ['@عائشہ ملک دیکھیں', ['عائشہ ملک']],
  ['@Amna @Amna', ['Amna']],
])('finds who is meant: %s', (text, names) => expect(named(text)).toEqual(names));

it.each(['', '@', 'Amna Khan', 'mail@amna khan', '@Amnah', '@Somebody'])('finds nobody in “%s”', (text) =>
  expect(named(text)).toEqual([]),
);

it('means all who share a name', () => {
  const twins = [1, 2].map((id) => ({ id, name: 'Ali Raza' }));
  expect(mentionedIn('@Ali Raza', twins)).toEqual(twins);
});
