import type { Locale } from '../../locales.ts';
import { keysOf } from '../../objects.ts';

/** The form, a colon, and its own key. */
export type OwnMessageKey = `${string}:${string}`;

type Catalogue = Readonly<Record<string, string>>;

export interface OwnMessages<Key extends string = string> {
  key: (key: Key) => OwnMessageKey;
  catalogues: Record<Locale, Catalogue>;
}

/** A message that a language lacks does not compile. */
export function ownMessages<Key extends string>(
  form: string,
  messages: Record<Locale, Record<Key, string>>,
): OwnMessages<Key> {
  const named = (own: Record<Key, string>): Catalogue =>
    Object.fromEntries(keysOf(own).map((key) => [`${form}:${key}`, own[key]]));
  return { key: (key) => `${form}:${key}`, catalogues: { en: named(messages.en), ur: named(messages.ur) } };
}
