import { latinDigits, maskCnic, maskLetters, maskPhone } from '@fundfront/content-model/forms/index';

type Mask = (typed: string) => string;

/** While it is typed a country code may stand unfinished; the whole one becomes 0. */
const startOfCountryCode = /^(\+9?|00|009)$/;

function typePhone(typed: string): string {
  const latin = latinDigits(typed.trim());
  return startOfCountryCode.test(latin) ? latin : maskPhone(typed);
}

export const masks = { phone: typePhone, cnic: maskCnic, letters: maskLetters } satisfies Record<string, Mask>;

/**
 * Puts the text of an input in its form, with the caret where it was among the characters that stay. What an input method
 * is still composing is left alone.
 */
export function applyMask(input: HTMLInputElement, mask: Mask): void {
  const typed = input.value;
  const masked = mask(typed);
  if (masked === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const nextCaret = caret >= typed.length ? masked.length : mask(typed.slice(0, caret)).length;
  input.value = masked;
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(nextCaret, nextCaret);
}
