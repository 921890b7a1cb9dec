import { type RefObject, useEffect } from 'react';

/** Takes the focus to the first wrong answer of each failed attempt, in forms too short for a summary. */
export function useFocusFirstInvalid(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt]);
}
