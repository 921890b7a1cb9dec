type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isFile = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file';

const defaultOf = (control: HTMLSelectElement) =>
  ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';

/** Past the notes that React takes of each value: it must see a change. */
function setValue(control: Control, value: string): void {
  const prototype: object = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}

function takeOne(control: Control): (() => void) | null {
  if (isChecked(control)) {
    const { checked, defaultChecked } = control;
    if (checked === defaultChecked) return null;
    if (control.type === 'radio' && !checked) return null;
    control.checked = defaultChecked;
    return () => {
      if (control.checked !== checked) control.click();
    };
  }
  if (isFile(control)) {
    return control.files?.length ? () => void control.dispatchEvent(new Event('change', { bubbles: true })) : null;
  }
  const first = control instanceof HTMLSelectElement ? defaultOf(control) : control.defaultValue;
  const { value } = control;
  if (value === first) return null;
  const selection = control instanceof HTMLSelectElement ? null : control.selectionStart;
  setValue(control, first);
  return () => {
    setValue(control, value);
    if (selection !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(selection, selection);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
}

const controlsOf = (root: HTMLElement) => [...root.querySelectorAll<Control>('input, textarea, select')];

export const isTyped = (root: HTMLElement) =>
  controlsOf(root).some((control) =>
    isChecked(control)
      ? control.checked !== control.defaultChecked
      : control.value !== (control instanceof HTMLSelectElement ? defaultOf(control) : control.defaultValue),
  );

/**
 * Puts the controls back to what the server wrote, as React will find them; `giveBack` enters again what was typed, as
 * if it were typed now.
 */
export function takeTyped(island: HTMLElement): { giveBack: () => void } {
  const own = controlsOf(island).filter((control) => control.closest('site-slot, site-island') === island);
  const taken = own.flatMap((control) => takeOne(control) ?? []);
  return {
    giveBack() {
      for (const enter of taken) enter();
    },
  };
}
