'use client';

import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './FileInput.css.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'value' | 'size' | 'aria-invalid'>;

export type FileInputProps = Native & {
  label: string;
  hint?: string;
  clearLabel?: string;
  invalid?: boolean;
  /** Empties the input after each choice: for files that are stored at once and shown elsewhere. */
  resetOnSelect?: boolean;
};

export function FileInput(props: FileInputProps) {
  const { label, hint, clearLabel, invalid, resetOnSelect = false, id: ownId, ref, onChange, ...native } = props;
  const madeId = useId();
  const id = ownId ?? madeId;
  const inner = useRef<HTMLInputElement | null>(null);
  const [names, setNames] = useState<string[]>([]);
  const [over, setOver] = useState(false);

  // A reset form empties the input without a change event.
  useEffect(() => {
    const form = inner.current?.form;
    const forget = () => setNames([]);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  const clear = () => {
    const input = inner.current;
    if (!input) return;
    input.value = '';
    // Those who listen to the input (a form library) must hear that it is empty again.
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.focus();
  };

  return (
    <div className={styles.zone} data-over={over || undefined} data-invalid={invalid || undefined}>
      <input
        {...native}
        ref={(element) => {
          inner.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        id={id}
        type="file"
        aria-invalid={invalid || undefined}
        className={styles.input}
        onChange={(event) => {
          if (!resetOnSelect) setNames(Array.from(event.currentTarget.files ?? [], (file) => file.name));
          setOver(false);
          onChange?.(event);
          // The same file can be chosen again, once it is mended.
          if (resetOnSelect) event.currentTarget.value = '';
        }}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
      <label htmlFor={id} className={styles.button}>
        {label}
      </label>
      {hint ? <span aria-hidden="true">{hint}</span> : null}
      {names.length > 0 && clearLabel ? (
        <span className={styles.clear}>
          <Button tone="quiet" size="s" onClick={clear}>
            {clearLabel}
          </Button>
        </span>
      ) : null}
      <output className={styles.names} htmlFor={id} hidden={names.length === 0}>
        {names.map((name) => (
          <bdi key={name}>{name}</bdi>
        ))}
      </output>
    </div>
  );
}
