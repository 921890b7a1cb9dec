import type { ReactNode } from 'react';

export type LtrProps = {
  as?: 'bdi' | 'span' | 'td' | 'dd' | 'time' | 'output';
  dateTime?: string;
  children: ReactNode;
};

/**
 * Keeps the order of phones, CNICs, signed numbers, percentages, ranges, e-mails, web addresses and Latin names inside
 * right-to-left text, where they turn around otherwise. Not for Urdu words and not for a whole paragraph in English.
 */
export function Ltr({ as: Tag = 'bdi', children, ...rest }: LtrProps) {
  return (
    <Tag dir="ltr" {...rest}>
      {children}
    </Tag>
  );
}
