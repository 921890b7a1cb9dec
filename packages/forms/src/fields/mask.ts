type Mask = (typed: string) => string;

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
