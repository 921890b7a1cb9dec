import * as v from 'valibot';
import { type CellForm, textCell } from './cell.ts';

/** How the database orders a column; references by the title of what they point to. */
export type ColumnSort = 'text' | 'number' | 'reference';

/** How a list is narrowed by a field: one of its choices, an entry, yes or no, its very value, from one to another. */
export type FieldFilter = 'choice' | 'reference' | 'boolean' | 'key' | 'range';

export type CleanHtml = (html: string) => string;

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** Generic code asks the field for these and knows no kind by name. */
export interface FieldTraits<Value, Column extends ColumnSort | null> {
  readonly defaultValue: Value | null;
  /** `ltr` for what runs from left to right in every language: addresses, numbers, e-mail. */
  readonly direction: 'text' | 'ltr';
  /** Null for what does not fit into a column. */
  readonly column: Column;
  readonly plainText: (value: unknown) => string;
  /** Empty for addresses, numbers, files. */
  readonly searchText: (value: unknown) => string;
  /** May be published, and differs for each `n`; null where only the database knows one. */
  readonly example: (n: number) => Value | null;
}

interface RareTraits {
  readonly sanitize: (value: unknown, clean: CleanHtml) => unknown;
  readonly choices: readonly Choice[] | null;
  /** Null where lists are not narrowed by it. */
  readonly filter: FieldFilter | null;
  /** Name of the content type whose entry's id it holds. */
  readonly references: string | null;
  /** What a value is where it is more than words. */
  readonly holds: 'html' | 'picture' | 'document' | null;
  readonly of: null;
  readonly cell: CellForm;
}

export interface FieldOf<Kind extends string, Value, Column extends ColumnSort | null = null>
  extends FieldTraits<Value, Column>,
    RareTraits {
  readonly kind: Kind;
  readonly label: string;
  readonly help: string | undefined;
  /** Whether a translation's row has its own value; otherwise the base language's value serves all. */
  readonly translated: boolean;
  readonly required: boolean;
  /** The rule that a version must pass to be published. */
  readonly published: v.GenericSchema<unknown, Value>;
  /** The rule for a working copy: what is there must be well formed, anything may still be missing. */
  readonly draft: v.GenericSchema<unknown, Value | null>;
  /** What the API answers to the site: a published value, and what the kind has added on the way. */
  readonly delivered: v.GenericSchema<unknown, Value>;
}

export interface AnyField extends Omit<FieldOf<string, unknown, ColumnSort | null>, 'of'> {
  readonly of: Fields | null;
}

export type Fields = Readonly<Record<string, AnyField>>;

export interface FieldOptions {
  label: string;
  help?: string;
  translated?: boolean;
}

export type ValueOf<F> = F extends { published: v.GenericSchema<unknown, infer Value> } ? Value : never;

interface Rules<Value> {
  published: v.GenericSchema<unknown, Value>;
  /** Where it differs from `published` in more than allowing empty values. */
  draft?: v.GenericSchema<unknown, Value>;
  /** Where the API adds to what is stored. */
  delivered?: v.GenericSchema<unknown, Value>;
}

const noRareTraits: RareTraits = {
  sanitize: (value) => value,
  choices: null,
  filter: null,
  references: null,
  holds: null,
  of: null,
  cell: textCell('Text'),
};

export function field<Kind extends string, Value, Column extends ColumnSort | null, Extra extends object>(
  kind: Kind,
  { label, help, translated = false }: FieldOptions,
  { published, draft = published, delivered = published }: Rules<Value>,
  traits: FieldTraits<NoInfer<Value>, Column>,
  extra: Extra,
): FieldOf<Kind, Value, Column> & Extra {
  const rules = { published, draft: v.nullable(draft), delivered };
  const common = { kind, label, help, translated, required: true, ...rules };
  return { ...noRareTraits, ...common, ...traits, ...extra };
}

/** A loop over fields, or a generic one, loses the types that its builder knows. */
export function typedSchema<Input, Output>(schema: v.GenericSchema<unknown, unknown>): v.GenericSchema<Input, Output> {
  return schema as v.GenericSchema<Input, Output>;
}

export type Optional<F extends AnyField> = Omit<F, 'published' | 'delivered' | 'required'> & {
  readonly required: false;
  readonly published: v.GenericSchema<unknown, ValueOf<F> | null>;
  readonly delivered: v.GenericSchema<unknown, ValueOf<F> | null>;
};

/** A published entry may leave the field empty (null). */
export function optional<F extends AnyField>(inner: F): Optional<F> {
  const published = typedSchema<unknown, ValueOf<F> | null>(v.nullable(inner.published));
  const delivered = typedSchema<unknown, ValueOf<F> | null>(v.nullable(inner.delivered));
  return { ...inner, required: false, published, delivered };
}

/** For inputs: an optional field is as good as a required one there. */
export type Nullable<F extends AnyField> = Omit<F, 'published' | 'delivered' | 'required'> & {
  readonly required: boolean;
  readonly published: F['draft'];
  readonly delivered: F['draft'];
};

export const noText = () => '';
export const ownText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function joinedValues(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).filter(Boolean).join(' · ') : '';
}

export function sanitizeFields(fields: Fields, row: Readonly<Record<string, unknown>>, clean: CleanHtml) {
  const safe = Object.entries(row).map(([key, value]): [string, unknown] => {
    const own = fields[key];
    return [key, own ? own.sanitize(value, clean) : value];
  });
  return Object.fromEntries(safe);
}
