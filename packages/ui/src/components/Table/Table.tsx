import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { stackBlock, stackHead } from './stack.css.ts';
import * as styles from './Table.css.ts';

export type TableProps = {
  caption: string;
  hideCaption?: boolean;
  /** Too wide: `scroll` sideways inside itself, `stack` its rows on phones, or `plain`, where it always fits. */
  layout?: 'scroll' | 'stack' | 'plain';
  edge?: 'gutter' | 'flush';
  /** `plain` and `stack` only. */
  stickyHead?: boolean;
  children: ReactNode;
};

// The keyboard must reach what a finger can drag.
const asScroller = { tabIndex: 0 } as const;

export function Table({ caption, hideCaption, layout = 'scroll', edge = 'gutter', stickyHead, children }: TableProps) {
  const captionId = useId();
  const className = [styles.layout[layout], stackBlock, stickyHead ? styles.stickyHead : ''].filter(Boolean).join(' ');
  const table = (
    <table className={className} data-edge={edge}>
      <caption id={captionId} className={hideCaption ? hidden : `${styles.caption} ${stackBlock}`}>
        {caption}
      </caption>
      {children}
    </table>
  );
  if (layout !== 'scroll') return table;
  return (
    <section {...asScroller} aria-labelledby={captionId} className={styles.scroller}>
      {table}
    </section>
  );
}

type Group<T extends 'thead' | 'tbody'> = Omit<ComponentPropsWithRef<T>, 'className' | 'style'>;

export function THead(props: Group<'thead'>) {
  return <thead {...props} className={stackHead} />;
}

export function TBody(props: Group<'tbody'>) {
  return <tbody {...props} className={stackBlock} />;
}
