/** Spread it before react-hook-form's `register`. */
export type FieldControl = {
  id: string;
  invalid: boolean;
  'aria-describedby'?: string;
  'aria-required'?: true;
  dir?: 'ltr' | 'rtl' | 'auto';
  lang?: string;
};

type Descriptions = { help?: unknown; error?: unknown; counter?: unknown };

const descriptionId = (id: string, part: keyof Descriptions) => `${id}-${part}`;

export function describedBy(id: string, descriptions: Descriptions): string | undefined {
  const ids = (['help', 'error', 'counter'] as const)
    .filter((part) => descriptions[part])
    .map((part) => descriptionId(id, part));
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export { descriptionId };
