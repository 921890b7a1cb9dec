import * as v from 'valibot';

/** How the database orders a column; references by the title of what they point to. */
export type ColumnSort = 'text' | 'number' | 'reference';

/** Makes formatted text safe; each application brings its own. */
export type CleanHtml = (html: string) => string;

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** What every kind of field tells of itself, so that generic code asks the field and knows no kind by name. */
export interface FieldTraits<Value, Column extends ColumnSort | null> {
  /** What a new entry, or a new row of a list, starts with. */
  readonly defaultValue: Value | null;
  /** `ltr` for what runs from left to right in every language: addresses, numbers, e-mail. */
  readonly direction: 'text' | 'ltr';
  /** How a list sorts by it; null for what does not fit into a column. */
  readonly column: Column;
  /** A value in words, for a list's cell and for comparing versions; empty for none. */
  readonly plainText: (value: unknown) => string;
  /** What visitors find a page by; empty for addresses, numbers, files. */
  readonly searchText: (value: unknown) => string;
  /** A value that may be published, another one for each `n`; null where only the database knows one. */
  readonly example: (n: number) => Value | null;
}

/** What few kinds have, and generic code asks of all. */
interface RareTraits {
  /** The same value with its formatted texts made safe. */
  readonly sanitize: (value: unknown, clean: CleanHtml) => unknown;
  /** The closed list that a value comes from. */
  readonly choices: readonly Choice[] | null;
  /** Name of the content type whose entry's id it holds. */
  readonly references: string | null;
  /** The fields of its rows: only a list has any. */
  readonly of: null;
}

/** What every field has. `Value` is what a published entry holds under the field's key. */
export interface FieldOf<Kind extends string, Value, Column extends ColumnSort | null = null>
  extends FieldTraits<Value, Column>,
    RareTraits {
  readonly kind: Kind;
  readonly label: string;
  readonly help: string | undefined;
  /** Whether a translation's row holds its own value; otherwise the base language's value serves all. */
  readonly translated: boolean;
  readonly required: boolean;
  /** The rule that a version must pass to be published. */
  readonly published: v.GenericSchema<unknown, Value>;
  /** The rule for a working copy: what is there must be well formed, anything may still be missing. */
  readonly draft: v.GenericSchema<unknown, Value | null>;
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

/** The type of a field's value. */
export type ValueOf<F> = F extends { published: v.GenericSchema<unknown, infer Value> } ? Value : never;

interface Rules<Value> {
  published: v.GenericSchema<unknown, Value>;
  /** Where it differs from the other but for being empty. */
  draft?: v.GenericSchema<unknown, Value>;
}

const noRareTraits: RareTraits = { sanitize: (value) => value, choices: null, references: null, of: null };

/** Joins a kind's own facts with what every field has. */
export function field<Kind extends string, Value, Column extends ColumnSort | null, Extra extends object>(
  kind: Kind,
  { label, help, translated = false }: FieldOptions,
  { published, draft = published }: Rules<Value>,
  traits: FieldTraits<NoInfer<Value>, Column>,
  extra: Extra,
): FieldOf<Kind, Value, Column> & Extra {
  const common = { kind, label, help, translated, required: true, published, draft: v.nullable(draft) };
  return { ...noRareTraits, ...common, ...traits, ...extra };
}

/** A schema under the types that its builder knows: a loop over fields, or a generic one, loses them. */
export function typedSchema<Input, Output>(schema: v.GenericSchema<unknown, unknown>): v.GenericSchema<Input, Output> {
  return schema as v.GenericSchema<Input, Output>;
}

export type Optional<F extends AnyField> = Omit<F, 'published' | 'required'> & {
  readonly required: false;
  readonly published: v.GenericSchema<unknown, ValueOf<F> | null>;
};

/** The same field, but a published entry may leave it empty (null). */
export function optional<F extends AnyField>(inner: F): Optional<F> {
  const published = typedSchema<unknown, ValueOf<F> | null>(v.nullable(inner.published));
  return { ...inner, required: false, published };
}

/** A field as its input gets it: an optional one is as good as a required one here. */
export type Nullable<F extends AnyField> = Omit<F, 'published' | 'required'> & {
  readonly required: boolean;
  readonly published: F['draft'];
};

export const noText = () => '';
/** A value that is its own text. */
export const ownText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The values of an object in one line. */
export function joinedValues(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).filter(Boolean).join(' · ') : '';
}

/** A row whose formatted texts are made safe, wherever its fields hold one. */
export function sanitizeFields(fields: Fields, row: Readonly<Record<string, unknown>>, clean: CleanHtml) {
  const safe = Object.entries(row).map(([key, value]): [string, unknown] => {
    const own = fields[key];
    return [key, own ? own.sanitize(value, clean) : value];
  });
  return Object.fromEntries(safe);
}
