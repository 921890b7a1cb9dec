import { expect, it } from 'vitest';
import { languageOf } from '../screens/inbox/VisitorText.tsx';

it.each([
  ['Ayesha Khan', 'en'],
  ['عائشہ خان', 'ur'],
  ['۱۲۔ «عائشہ» wrote', 'ur'],
  ['17: It took too long. آپ', 'en'],
  ['0300-1234567', 'en'],
  ['', 'en'],
])('%j begins in %s', (text, language) => expect(languageOf(text)).toBe(language));
