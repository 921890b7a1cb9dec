import type { ChangeEvent } from 'react';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Slider.css.ts';

export type SliderProps = {
  id: string;
  label: string;
  /** Where an input beside it shows label and value: they are then for screen readers alone. */
  hideLabel?: boolean;
  /** Outside of `min` and `max` the thumb stands at that end. */
  value: number;
  /** The value in words and with its unit: "15 years". */
  valueText: string;
  min: number;
  max: number;
  step: number;
  /** What stands below the ends of the track. */
  ends?: readonly [min: string, max: string];
  disabled?: boolean;
  onChange: (value: number) => void;
};

export function Slider({
  id,
  label,
  hideLabel,
  value,
  valueText,
  min,
  max,
  step,
  ends,
  disabled,
  onChange,
}: SliderProps) {
  return (
    <div>
      <div className={hideLabel ? hidden : styles.row}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        disabled={disabled}
        className={styles.range}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.valueAsNumber)}
      />
      {ends ? (
        <div className={styles.ends} aria-hidden="true">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      ) : null}
    </div>
  );
}
