import type { VisitorField } from '@fundfront/content-model/forms/index';

export type Fields = Readonly<Record<string, VisitorField>>;
/** What the inputs hold, by field: nothing yet, one text, or a list of the ticked options. */
export type Answers = Record<string, unknown>;

/** One answer as the schemas take it: several are joined by commas. */
export function asText(answer: unknown): string {
  if (Array.isArray(answer)) return answer.join(',');
  return typeof answer === 'string' ? answer : '';
}

/** Every field with its text; what has no input takes what the page knows of it. */
export function textsOf(fields: Fields, answers: Answers, hidden: Readonly<Record<string, string>>) {
  const texts = Object.keys(fields).map((name): [string, string] => [name, hidden[name] ?? asText(answers[name])]);
  return Object.fromEntries(texts);
}
