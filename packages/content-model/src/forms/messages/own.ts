import type { Locale } from '../../locales.ts';
import { keysOf } from '../../objects.ts';

/** Names a message that one form alone has: the form, a colon, and its own key. */
export type OwnMessageKey = `${string}:${string}`;

type Catalogue = Readonly<Record<string, string>>;

export interface OwnMessages<Key extends string = string> {
  /** A message as a field's schema names it. */
  key: (key: Key) => OwnMessageKey;
  catalogues: Record<Locale, Catalogue>;
}

/** Declares what one form alone says of wrong answers. A message that a language lacks does not compile. */
export function ownMessages<Key extends string>(
  form: string,
  messages: Record<Locale, Record<Key, string>>,
): OwnMessages<Key> {
  const named = (own: Record<Key, string>): Catalogue =>
    Object.fromEntries(keysOf(own).map((key) => [`${form}:${key}`, own[key]]));
  return { key: (key) => `${form}:${key}`, catalogues: { en: named(messages.en), ur: named(messages.ur) } };
}
