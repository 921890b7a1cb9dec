import type { ReactNode } from 'react';
import * as styles from './Accordion.css.ts';

export type AccordionItemProps = {
  title: ReactNode;
  children: ReactNode;
  /** On the panel, because browsers open the panel that a fragment points into. */
  id?: string;
  open?: boolean;
  group?: string;
  headingLevel?: 2 | 3 | 4;
};

export function AccordionItem({ title, children, id, open, group, headingLevel }: AccordionItemProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  // A browser opens the panel that the address points into before script runs: no reason to warn of a difference.
  return (
    <details className={styles.item} open={open} name={group} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Title>{title}</Title>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div id={id} className={styles.panel}>
        {children}
      </div>
    </details>
  );
}

type Shared = Pick<AccordionItemProps, 'group' | 'headingLevel'>;

export type AccordionProps = Shared &
  (
    | { items: readonly { id: string; title: ReactNode; content: ReactNode; open?: boolean }[]; children?: undefined }
    | { items?: undefined; children: ReactNode }
  );

/** Native `details`, so it works and prints without script. */
export function Accordion({ items, children, ...shared }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items?.map(({ id, title, content, open }) => (
        <AccordionItem key={id} id={id} title={title} open={open} {...shared}>
          {content}
        </AccordionItem>
      ))}
      {children}
    </div>
  );
}
