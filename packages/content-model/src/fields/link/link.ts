import * as v from 'valibot';
import { textCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';

export type LinkField = FieldOf<'link', string, 'text'>;

const safe = /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d][\d-]*|\/(?!\/)[^\s\\]*|#[^\s]*|)$/i;

/** True for http(s), mailto, tel, an address of this site, an anchor, or nothing. */
export function isSafeLink(value: string): boolean {
  return safe.test(value);
}

/** Empty and "#" are allowed: a menu heading leads nowhere. */
export function link(options: FieldOptions): LinkField {
  const published = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.maxLength(2_000, `${options.label} is too long`),
    v.regex(safe, `${options.label} must start with / for a page of this site, or with https://, mailto: or tel:`),
  );
  return field(
    'link',
    options,
    { published },
    {
      defaultValue: null,
      direction: 'ltr',
      column: 'text',
      plainText: ownText,
      searchText: noText,
      example: () => 'https://example.test/',
    },
    { cell: textCell('An address: of this site from its first /, or with https://') },
  );
}
