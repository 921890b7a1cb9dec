import type { AnyField } from '@fundfront/content-model';

const blocks = /<\/(?:p|h[1-6]|li|blockquote|tr|div)>|<br\s*\/?>/gi;

/** Words of formatted text, a line for each paragraph, for comparing. */
function textOfHtml(html: string): string {
  const marked = html.replace(blocks, '\n');
  return (new DOMParser().parseFromString(marked, 'text/html').body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

/** A field's value in words that a person can compare. */
export function plainText(field: AnyField, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field.kind === 'richText' && typeof value === 'string') return textOfHtml(value);
  if (field.kind === 'checkbox') return value === true ? 'Yes' : 'No';
  if (field.kind === 'select') return field.choices.find((choice) => choice.value === value)?.label ?? String(value);
  if (Array.isArray(value))
    return value
      .map((row) =>
        Object.values({ ...row })
          .filter(Boolean)
          .join(' · '),
      )
      .join('\n');
  if (typeof value === 'object')
    return Object.values({ ...value })
      .filter(Boolean)
      .join(' · ');
  return String(value);
}
