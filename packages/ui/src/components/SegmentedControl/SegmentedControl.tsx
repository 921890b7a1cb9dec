'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './SegmentedControl.css.ts';

export type SegmentedControlProps<V extends string> = {
  label: string;
  options: readonly { value: V; label: string; icon?: ReactNode; lang?: 'en' | 'ur'; disabled?: boolean }[];
  value: V;
  onChange: (value: V) => void;
};

// An input would choose at every arrow key.
const asRadio = (checked: boolean) => ({ role: 'radio', 'aria-checked': checked }) as const;

/** The side of an arrow key depends on the direction of the text. */
function stepOf(key: string, group: Element): number {
  const forward = getComputedStyle(group).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowDown' || key === forward) return 1;
  return key === 'ArrowUp' || key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = stepOf(event.key, event.currentTarget);
  if (step === 0) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const at = radios.findIndex((radio) => radio.matches(':focus'));
  radios.at((at + step) % radios.length)?.focus();
}

/** One stop for the tab key. Arrows move without choosing, because what is chosen may change a whole screen. */
export function SegmentedControl<V extends string>({ label, options, value, onChange }: SegmentedControlProps<V>) {
  const enabled = options.filter((option) => !option.disabled);
  const stop = enabled.find((option) => option.value === value) ?? enabled[0];
  return (
    <div role="radiogroup" aria-label={label} className={styles.group} onKeyDown={moveFocus}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          {...asRadio(option.value === value)}
          data-selected={option.value === value || undefined}
          tabIndex={option === stop ? 0 : -1}
          disabled={option.disabled}
          lang={option.lang}
          className={styles.option}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
