import * as v from 'valibot';

/** What every field kind has. `Value` is what a published entry holds under the field's key. */
export interface FieldOf<Kind extends string, Value> {
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

export interface FieldOptions {
  label: string;
  help?: string;
  translated?: boolean;
}

/** The type of a field's value. */
export type ValueOf<F> = F extends { published: v.GenericSchema<unknown, infer Value> } ? Value : never;

/** Joins a kind's own facts with what every field has. `draft` defaults to `full`, or nothing yet. */
export function field<Kind extends string, Value, Extra extends object>(
  kind: Kind,
  options: FieldOptions,
  rules: { published: v.GenericSchema<unknown, Value>; draft?: v.GenericSchema<unknown, Value> },
  extra: Extra,
): FieldOf<Kind, Value> & Extra {
  return {
    kind,
    label: options.label,
    help: options.help,
    translated: options.translated ?? false,
    required: true,
    published: rules.published,
    draft: v.nullable(rules.draft ?? rules.published),
    ...extra,
  };
}

export type Optional<F extends FieldOf<string, unknown>> = Omit<F, 'published' | 'required'> & {
  readonly required: false;
  readonly published: v.GenericSchema<unknown, ValueOf<F> | null>;
};

/** The same field, but a published entry may leave it empty (null). */
export function optional<F extends FieldOf<string, unknown>>(inner: F): Optional<F> {
  const published = v.nullable(inner.published) as v.GenericSchema<unknown, ValueOf<F> | null>;
  return { ...inner, required: false, published };
}
