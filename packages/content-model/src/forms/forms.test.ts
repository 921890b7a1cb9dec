import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { locales } from '../locales.ts';
import { formCalls } from '../wire/forms.ts';
import { formMessage, formNames, formSchema, forms, type VisitorField } from './index.ts';
import { sampleAnswers } from './sampleAnswers.ts';

type Entry = [path: string, text: string];

function textsBelow(value: unknown, path: string): Entry[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsBelow(inner, `${path}.${key}`));
}

const letters = /[\u0600-\u06FF]/;
const lookAlikes = /[\u064A\u0643\u0647\u0660-\u0669]/;

describe.each(formNames)('the form %s', (name) => {
  const form = forms[name];

  it('speaks Urdu in Urdu, with the letters of Urdu', () => {
    const texts = [
      ...textsBelow(form.texts.ur, 'ur'),
      ...textsBelow('messages' in form ? form.messages?.catalogues.ur : {}, 'messages'),
    ];
    expect(texts.filter(([, text]) => !letters.test(text) || lookAlikes.test(text))).toEqual([]);
  });

  it('takes good answers in both languages, but for a file that it must have', () => {
    const mustHaveFile = ({ answer, required }: VisitorField) => answer === 'file' && required;
    const files = Object.entries<VisitorField>(form.fields).filter(([, field]) => mustHaveFile(field));
    for (const locale of locales) {
      const { issues = [] } = v.safeParse(formSchema(form), sampleAnswers(name, locale));
      const wrong = new Set(issues.map((issue) => v.getDotPath(issue)));
      expect([...wrong]).toEqual(files.map(([key]) => key));
    }
  });

  it('has a prefix and a call that no other form has', () => {
    const others = formNames.filter((other) => other !== name);
    expect(form.prefix).toMatch(/^[A-Z]{2}$/);
    expect(others.map((other) => forms[other].prefix)).not.toContain(form.prefix);
    expect(others.map((other) => formCalls[other].path)).not.toContain(formCalls[name].path);
  });
});

it('says what one form alone says, in both languages, and what no form says in general terms', () => {
  expect(formMessage('subscribe:name.length', 'en')).toBe('Name: 3 to 50 characters');
  expect(formMessage('complaint:account.long', 'ur')).toContain('40');
  expect(formMessage('nobody:says.it', 'en')).toBe('Invalid Data!');
});
