import { type ReactNode, type RefObject, useId } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LineChart.css.ts';
import type { useCursor } from './useCursor.ts';

/** The keys of the cursor arrive at the drawing. */
const focusable = { tabIndex: 0 } as const;

interface PlotProps {
  /** Of the element whose width the drawing has. */
  plotRef: RefObject<HTMLDivElement | null>;
  /** What the drawing shows, with its dates. */
  description: string;
  /** How the keys read it. */
  hint: string;
  cursor: ReturnType<typeof useCursor>;
  children: ReactNode;
}

/** A drawing that keys, pointers and screen readers read point by point. */
export function Plot({ plotRef, description, hint, cursor, children }: PlotProps) {
  const hintId = useId();
  return (
    <>
      {/* An application: a screen reader then leaves the arrows to the chart. */}
      <div
        ref={plotRef}
        role="application"
        {...focusable}
        aria-label={description}
        aria-describedby={hintId}
        className={styles.plot}
        {...cursor.handlers}
      >
        {children}
      </div>
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      <VisuallyHidden role="status">{cursor.announced}</VisuallyHidden>
    </>
  );
}
