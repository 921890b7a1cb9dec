// Forbidden by Windows, control characters, and marks that would turn the name's direction around.
const forbidden = /[<>:"|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/gu;

/**
 * Readable in any script, without a path or characters that a disk refuses.
 * @param extension the true one, without dot; added where the name lacks it
 */
export function sanitizeFileName(name: string, extension: string, maxLength: number): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const dotted = `.${extension}`;
  const stem = (last.toLowerCase().endsWith(dotted) ? last.slice(0, -dotted.length) : last)
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const room = maxLength - extension.length - 1;
  return `${[...stem].slice(0, room).join('').trim().toWellFormed() || 'document'}.${extension}`;
}
