import type { VisitorField } from '@fundfront/content-model/forms/index';

export type Fields = Readonly<Record<string, VisitorField>>;
export type Answers = Record<string, unknown>;

/** The schemas take several answers joined by commas. */
export function asText(answer: unknown): string {
  if (Array.isArray(answer)) return answer.join(',');
  return typeof answer === 'string' ? answer : '';
}

export function textsOf(fields: Fields, answers: Answers, hidden: Readonly<Record<string, string>>) {
  const texts = Object.keys(fields).map((name): [string, string] => [name, hidden[name] ?? asText(answers[name])]);
  return Object.fromEntries(texts);
}
