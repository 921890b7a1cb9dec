import type { RegisterOptions } from 'react-hook-form';

/** An emptied input means "nothing yet", which content holds as null. */
export const textValue = {
  setValueAs: (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value),
} satisfies RegisterOptions;

export function countOf(value: unknown, max: number): string {
  const length = typeof value === 'string' ? value.length : 0;
  return `${length.toLocaleString('en')} of ${max.toLocaleString('en')}`;
}
