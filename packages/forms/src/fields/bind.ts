import type { ChangeEvent, CompositionEvent } from 'react';
import type { FormState } from '../PublicForm/usePublicForm.ts';

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

interface BindOptions {
  /** Whether it is marked wrong: then it is checked with every change. */
  invalid: boolean;
  mask?: (typed: string) => string;
}

type Typed =
  | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
  | CompositionEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const isComposing = (event: Typed) => 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;

const seen = new WeakSet<HTMLInputElement>();

/** What was typed before this code came is put in its form once. */
function maskFirst(input: unknown, mask: (typed: string) => string): void {
  if (!(input instanceof HTMLInputElement) || seen.has(input)) return;
  seen.add(input);
  applyMask(input, mask);
}

/** Ties an input to the form, with the mask that its text is kept in. */
export function bind(form: FormState, name: string, { invalid, mask }: BindOptions) {
  const { onChange, ref: register, ...rest } = form.register(name);
  const handleChange = async (event: Typed) => {
    const input = event.currentTarget;
    if (mask && input instanceof HTMLInputElement && !isComposing(event)) applyMask(input, mask);
    await onChange(event);
    if (invalid) await form.trigger(name);
  };
  const ref = (input: HTMLElement | null) => {
    if (mask) maskFirst(input, mask);
    register(input);
  };
  return { ...rest, ref, onChange: handleChange, ...(mask && { onCompositionEnd: handleChange }) };
}
