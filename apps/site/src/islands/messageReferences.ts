import { locales } from '@fundfront/content-model';
import { messagesOf } from '../i18n/index.ts';
import { slices } from './messages.ts';

// Apart from `messages.ts`, which browsers load: this knows all catalogues.
const references = new Map<object, string>();

function addAll(value: unknown, reference: string): void {
  if (typeof value !== 'object' || value === null) return;
  references.set(value, reference);
  for (const [key, each] of Object.entries(value)) addAll(each, `${reference}.${key}`);
}

for (const locale of locales) {
  const messages = new Map<string, unknown>(Object.entries(messagesOf(locale)));
  for (const name of Object.keys(slices[locale])) addAll(messages.get(name), `${locale}.${name}`);
}

/** Where browsers find these very messages (`loadMessages`): `en.forms.labels`. Null for all that is no part of a slice. */
export const messageReference = (value: object): string | null => references.get(value) ?? null;
