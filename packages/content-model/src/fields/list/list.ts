import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { keysOf, objectOf } from '../../objects.ts';
import { jsonCell } from '../cell.ts';
import { scaledDecimal } from '../decimal/scaledDecimal.ts';
import {
  type AnyField,
  type CleanHtml,
  type FieldOf,
  type FieldOptions,
  field,
  sanitizeFields,
  typedSchema,
  type ValueOf,
} from '../field.ts';

type ItemField = AnyField & { readonly of: null };

type ItemFields = Readonly<Record<string, ItemField>>;

type ItemOf<F extends ItemFields> = { [Key in keyof F]: ValueOf<F[Key]> };

export interface ListField<F extends ItemFields = ItemFields> extends Omit<FieldOf<'list', ItemOf<F>[]>, 'of'> {
  readonly of: F;
  readonly itemLabel: string;
  /** The key whose value names a collapsed row. */
  readonly itemTitle: string;
  readonly max: number;
}

interface ListOptions<F extends ItemFields> extends FieldOptions {
  of: F;
  itemLabel: string;
  itemTitle: Extract<keyof F, string>;
  max?: number;
  /** The decimals under `key` add up to `is`, give or take `within`, once it is published: parts of a whole. */
  total?: { key: Extract<keyof F, string>; is: string; within: string };
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

function rowsSchema<F extends ItemFields>(
  of: F,
  mode: 'published' | 'draft' | 'delivered',
  max: number,
  tooMany: string,
) {
  const entries: Record<string, v.GenericSchema<unknown, unknown>> = Object.fromEntries(
    // A missing key counts as an empty one, and gets the field's own message.
    Object.entries(of).map(([key, inner]) => [
      key,
      v.optional<v.GenericSchema<unknown, unknown>, null>(inner[mode], null),
    ]),
  );
  return typedSchema<unknown, ItemOf<F>[]>(v.pipe(v.array(v.strictObject(entries)), v.maxLength(max, tooMany)));
}

/** Of decimals, far more than any field has. */
const totalPlaces = 12;

function addsUp(rows: readonly Row[], { key, is, within }: { key: string; is: string; within: string }): boolean {
  const [whole, leeway] = [scaledDecimal(is, totalPlaces), scaledDecimal(within, totalPlaces)];
  const parts = rows.map((row) => scaledDecimal(String(row[key]), totalPlaces));
  if (whole === null || leeway === null || parts.includes(null)) return false;
  const rest = parts.reduce<bigint>((sum, part) => sum - (part ?? 0n), whole);
  return rest <= leeway && -rest <= leeway;
}

export function list<F extends ItemFields>(options: ListOptions<F>): ListField<F> {
  const { label, of, itemLabel, itemTitle, max = limits.listItems, total } = options;
  const tooMany = `${label} can hold at most ${max} rows`;
  const inner = Object.entries<ItemField>(of);
  const join = (row: Row, part: 'plainText' | 'searchText', between: string) =>
    inner
      .map(([key, each]) => each[part](row[key]))
      .filter(Boolean)
      .join(between);
  const rows = rowsSchema(of, 'published', max, tooMany);
  const published = total
    ? v.pipe(
        rows,
        v.check((value) => addsUp(value, total), `${label} must add up to ${total.is}, give or take ${total.within}`),
      )
    : rows;
  const base = field(
    'list',
    options,
    {
      published,
      draft: rowsSchema(of, 'draft', max, tooMany),
      delivered: rowsSchema(of, 'delivered', max, tooMany),
    },
    {
      defaultValue: null,
      direction: 'text',
      column: null,
      plainText: (value) =>
        rowsOf(value)
          .map((row) => join(row, 'plainText', ' · '))
          .join('\n'),
      searchText: (value) =>
        rowsOf(value)
          .map((row) => join(row, 'searchText', ' '))
          .join(' '),
      example: (n) => [total ? { ...exampleRow(of, n), [total.key]: total.is } : exampleRow(of, n)],
    },
    { itemLabel, itemTitle, max, cell: jsonCell(label, `JSON, as an export writes it: easier in the editor`) },
  );
  const sanitize = (value: unknown, clean: CleanHtml) =>
    Array.isArray(value) ? value.map((row) => (isRow(row) ? sanitizeFields(of, row, clean) : row)) : value;
  return { ...base, of, sanitize };
}

function exampleRow<F extends ItemFields>(of: F, n: number): ItemOf<F> {
  return objectOf<ItemOf<F>>(keysOf(of), (key) => of[key]?.example(n));
}
