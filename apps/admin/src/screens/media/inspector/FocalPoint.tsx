import { Button } from '@fundfront/ui/components/Button';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as styles from './FocalPoint.css.ts';

interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  src: string;
  focal: Point;
  disabled: boolean;
  onChange: (focal: Point) => void;
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const crops = [
  { label: '16:9', style: styles.crop.wide },
  { label: '1:1', style: styles.crop.square },
  { label: '3:4', style: styles.crop.tall },
] as const;

/** By drag or arrow keys (with Shift by ten); the crops show at once what the site will cut. */
export function FocalPoint({ src, focal, disabled, onChange }: FocalPointProps) {
  const picture = useRef<HTMLDivElement>(null);
  const place = `${focal.x}% ${focal.y}%`;

  function moveTo({ clientX, clientY }: PointerEvent) {
    const box = picture.current?.getBoundingClientRect();
    if (!box || disabled) return;
    onChange({
      x: percent(((clientX - box.left) / box.width) * 100),
      y: percent(((clientY - box.top) / box.height) * 100),
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || disabled) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    onChange({ x: percent(focal.x + step.x * size), y: percent(focal.y + step.y * size) });
  }

  return (
    <div className={styles.root}>
      <div
        ref={picture}
        className={styles.picture}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && moveTo(event)}
      >
        <img className={styles.image} src={src} alt="" draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ insetInlineStart: `${focal.x}%`, insetBlockStart: `${focal.y}%` }}
          aria-label={`Focal point ${focal.x}% from the left, ${focal.y}% from the top`}
          aria-describedby="focal-help"
          disabled={disabled}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={styles.line}>
        <span id="focal-help">
          Focal point {focal.x}%, {focal.y}% · drag, or arrow keys
        </span>
        <Button size="s" tone="quiet" disabled={disabled} onClick={() => onChange({ x: 50, y: 50 })}>
          Centre
        </Button>
      </p>
      <ul className={styles.crops} aria-label="Crops">
        {crops.map(({ label, style }) => (
          <li key={label} className={styles.cropItem}>
            <img className={style} src={src} alt="" style={{ objectPosition: place }} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
