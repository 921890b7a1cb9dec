import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { textCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';

export interface SlugField extends FieldOf<'slug', string, 'text'> {
  readonly max: number;
}

// Capitals are allowed because one address of the contract has them (WebsiteDownloadSideBar).
const pattern = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** Each language has its own address, so the field is always translated. */
export function slug(options: FieldOptions): SlugField {
  const max = limits.slugLength;
  const published = v.pipe(
    v.string(`${options.label} is required`),
    v.trim(),
    v.minLength(1, `${options.label} is required`),
    v.maxLength(max, `${options.label} can be at most ${max} characters`),
    v.regex(pattern, `${options.label} may hold letters a to z, digits and single hyphens only`),
  );
  return field(
    'slug',
    { ...options, translated: true },
    { published },
    {
      defaultValue: null,
      direction: 'ltr',
      column: 'text',
      plainText: ownText,
      searchText: noText,
      example: (n) => `sample-${n}`,
    },
    { max, filter: 'key', cell: textCell('Letters a to z, digits and single hyphens') },
  );
}

/** Empty when the title has no Latin letter. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, limits.slugLength)
    .replace(/-+$/, '');
}
