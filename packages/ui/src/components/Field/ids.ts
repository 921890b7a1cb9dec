/** What a `Field` hands to its input: spread it before react-hook-form's `register`. */
export type FieldControl = {
  id: string;
  invalid: boolean;
  'aria-describedby'?: string;
  'aria-required'?: true;
  dir?: 'ltr' | 'rtl' | 'auto';
  lang?: string;
};

type Parts = { help?: unknown; error?: unknown; counter?: unknown };

const partId = (id: string, part: keyof Parts) => `${id}-${part}`;

/** The ids of the words beside an input, in reading order, or undefined where there are none. */
export function describedBy(id: string, parts: Parts): string | undefined {
  const ids = (['help', 'error', 'counter'] as const).filter((part) => parts[part]).map((part) => partId(id, part));
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export { partId };
