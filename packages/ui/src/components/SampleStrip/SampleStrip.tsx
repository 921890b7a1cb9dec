import type { ReactNode } from 'react';
import { strip } from './SampleStrip.css.ts';

export type SampleStripProps = {
  /** Names it as a landmark of its own, where it stands outside the header. */
  label?: string;
  children: ReactNode;
};

/** Says over every page that funds and prices are made up. Gone as soon as the content is real. */
export function SampleStrip({ label, children }: SampleStripProps) {
  if (!label) return <div className={strip}>{children}</div>;
  return (
    <aside aria-label={label} className={strip}>
      {children}
    </aside>
  );
}
