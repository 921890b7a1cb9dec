import type { ReactNode } from 'react';
import * as styles from './Accordion.css.ts';
import { AccordionItem, type AccordionItemProps } from './AccordionItem.tsx';

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
