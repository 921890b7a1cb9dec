import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { jsonCell } from '../cell.ts';
import { type FieldOf, type FieldOptions, field, joinedValues, noText } from '../field.ts';

export interface ImageValue {
  src: string;
  alt: string;
  /** Pixels; null for drawings without a size of their own. */
  width: number | null;
  height: number | null;
  /** Only on what the API answers to the site; never stored. */
  rendition?: ImageRendition | undefined;
}

/** How a picture of the library is shown. */
export interface ImageRendition {
  /** Changes with the content: with `?v=` of it, an address may be kept for ever. */
  version: string;
  /** Per cent from the left and the top: what a crop must show. */
  focal: { x: number; y: number };
  /** Pixels; each exists as `<src>/<width>.avif` and `.webp`. */
  widths: number[];
  /** A few pixels as a `data:` address. */
  placeholder: string | null;
}

export type ImageField = FieldOf<'image', ImageValue>;

const mediaPath = /^\/api\/media\/[\w.-]+$/;

export function isMediaPath(src: string): boolean {
  return mediaPath.test(src);
}

const rendition: v.GenericSchema<unknown, ImageRendition> = v.object({
  version: v.string(),
  focal: v.object({ x: v.number(), y: v.number() }),
  widths: v.array(v.number()),
  placeholder: v.nullable(v.string()),
});

const size = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

export function image(options: FieldOptions): ImageField {
  const published = v.strictObject(
    {
      src: v.pipe(v.string(), v.regex(mediaPath, `Upload a picture for ${options.label.toLowerCase()}`)),
      alt: v.pipe(
        v.string('Say what the picture shows, or leave the text empty if it is decoration'),
        v.trim(),
        v.maxLength(limits.textLength, `The picture's description can be at most ${limits.textLength} characters`),
      ),
      width: size,
      height: size,
    },
    `${options.label} needs a picture`,
  );
  return field(
    'image',
    options,
    { published, delivered: v.strictObject({ ...published.entries, rendition: v.optional(rendition) }) },
    {
      defaultValue: null,
      direction: 'text',
      column: null,
      plainText: joinedValues,
      searchText: noText,
      example: () => ({ src: '/api/media/picture.png', alt: 'A picture', width: 10, height: 10 }),
    },
    {
      holds: 'picture',
      cell: jsonCell(options.label, 'JSON, as an export writes it: a new picture is added in the editor'),
    },
  );
}
