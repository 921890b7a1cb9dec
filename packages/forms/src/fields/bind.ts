import type { ChangeEvent, CompositionEvent } from 'react';
import type { FormState } from '../PublicForm/usePublicForm.ts';

type Mask = (typed: string) => string;

/**
 * The caret stays where it was among the characters that stay. What an input method is still composing is left alone.
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
  invalid: boolean;
  /** A mask cuts by itself: a limit of the browser would cut a pasted `+92 …` first. */
  mask?: Mask | undefined;
}

type Typed =
  | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
  | CompositionEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const isComposing = (event: Typed) => 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;

const seen = new WeakSet<HTMLInputElement>();

/** For what was typed before hydration. */
function maskFirst(input: unknown, mask: Mask): void {
  if (!(input instanceof HTMLInputElement) || seen.has(input)) return;
  seen.add(input);
  applyMask(input, mask);
}

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
