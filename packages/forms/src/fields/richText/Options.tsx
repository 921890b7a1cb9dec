import { Kbd } from '@fundfront/ui/components/Kbd';
import type { ReactNode } from 'react';
import * as styles from './Options.css.ts';

export interface Option {
  key: string;
  label: string;
  icon: ReactNode;
  detail?: string;
  /** What can be typed instead. */
  typed?: string;
}

interface OptionsProps {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: number;
  onChoose: (index: number) => void;
}

export const optionId = (list: string, index: number) => `${list}-${index}`;

/** A list whose keys another element hears, which names the chosen one in `aria-activedescendant`. */
export function Options({ id, label, options, chosen, onChoose }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.options}>
      {options.map(({ key, label: name, icon, detail, typed }, index) => (
        <button
          key={key}
          id={optionId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          ref={index === chosen ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className={styles.optionIcon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.optionLabel}>
            <span>{name}</span>
            {detail ? <span className={styles.optionDetail}>{detail}</span> : null}
          </span>
          {typed ? (
            <span aria-hidden="true">
              <Kbd>{typed}</Kbd>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}

/** The index after an arrow key, round the ends; undefined for any other key. */
export function movedBy(key: string, index: number, count: number): number | undefined {
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
  return (index + (key === 'ArrowDown' ? 1 : -1) + count) % count;
}
