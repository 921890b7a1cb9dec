'use client';

import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { AriaLocale } from '../Popover/AriaLocale.tsx';
import * as styles from './SegmentedControl.css.ts';

export type SegmentedControlProps<V extends string> = {
  label: string;
  options: readonly { value: V; label: string; icon?: ReactNode; lang?: 'en' | 'ur'; disabled?: boolean }[];
  value: V;
  onChange: (value: V) => void;
};

export function SegmentedControl<V extends string>({ label, options, value, onChange }: SegmentedControlProps<V>) {
  return (
    <AriaLocale>
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = options.find((option) => keys.has(option.value));
          if (chosen) onChange(chosen.value);
        }}
        className={styles.group}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            isDisabled={option.disabled}
            lang={option.lang}
            className={styles.option}
          >
            {option.icon}
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </AriaLocale>
  );
}
