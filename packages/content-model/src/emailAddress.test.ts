import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailAddress } from './emailAddress.ts';
import { forms } from './forms/registry.ts';
import { newEmail } from './wire/user.ts';

const rules = [
  ['a form', forms.requestCall.fields.email.schema],
  ['staff', newEmail],
  ['the rule', v.pipe(v.string(), emailAddress('wrong'))],
] as const;

describe.each(rules)('an e-mail address of %s', (_of, schema) => {
  it.each([
    'visitor@sample.example',
    "o'neil@sample.example",
    'first.last+nav@sub.sample-company.com.pk',
    'a@b.pk',
    'visitor@مثال.پاکستان',
    'visitor@xn--mgbh0fb.xn--mgbai9azgqp6j',
    'besuch@müller.example',
    'visitor@उदाहरण.भारत',
  ])('may be %s', (address) => expect(v.is(schema, address)).toBe(true));

  it.each([
    'visitor',
    'visitor@sample',
    '@sample.example',
    'visitor@sample..example',
    'visitor@-sample.example',
    'visitor@sample.e',
    'visitor@@sample.example',
    'two words@sample.example',
    '.visitor@sample.example',
    'visitor@sample.example\r\nbcc:others@sample.example',
    '<visitor@sample.example>',
    'visitor@sam\u202Eple.example',
    'visitor@127.0.0.1',
  ])('is not %j', (address) => expect(v.is(schema, address)).toBe(false));
});

it.each(['O’Neil', "D'Souza", 'محمد\u200Cعلی', 'Ana-María'])('%s is a name', (name) => {
  expect(v.parse(forms.requestCall.fields.name.schema, name)).toBe(name);
});
