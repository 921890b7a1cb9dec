import type { ReactNode } from 'react';
import * as styles from './Accordion.css.ts';

export type AccordionItemProps = {
  title: ReactNode;
  children: ReactNode;
  /** Address of the answer. It stands on the panel, because browsers open the panel that a fragment points into. */
  id?: string;
  open?: boolean;
  /** Items of one group close one another. */
  group?: string;
  /** Makes the question a heading of the page's outline. */
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

/**
 * Questions that open one by one; native `details`, so it works and prints without script.
 * Not for steps that everybody reads, and not for one item alone.
 */
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
