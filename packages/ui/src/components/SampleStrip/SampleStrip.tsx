import type { ReactNode } from 'react';
import { strip } from './SampleStrip.css.ts';

export type SampleStripProps = {
  label?: string;
  children: ReactNode;
};

export function SampleStrip({ label, children }: SampleStripProps) {
  if (!label) return <div className={strip}>{children}</div>;
  return (
    <aside aria-label={label} className={strip}>
      {children}
    </aside>
  );
}
