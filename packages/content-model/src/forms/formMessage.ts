import type { Locale } from '../locales.ts';
import type { FormDefinition } from './defineForm.ts';
import { formMessages } from './messages/index.ts';
import { forms } from './registry.ts';

type Catalogue = Readonly<Record<string, string>>;

function catalogueOf(locale: Locale): Catalogue {
  const definitions: readonly Pick<FormDefinition, 'messages'>[] = Object.values(forms);
  return Object.assign({ ...formMessages[locale] }, ...definitions.map(({ messages }) => messages?.catalogues[locale]));
}

const catalogues: Record<Locale, Catalogue> = { en: catalogueOf('en'), ur: catalogueOf('ur') };

/** A message that is no key becomes a general sentence. */
export function formMessage(key: string, locale: Locale): string {
  const catalogue = catalogues[locale];
  return (Object.hasOwn(catalogue, key) ? catalogue[key] : undefined) ?? formMessages[locale]['form.invalid'];
}
