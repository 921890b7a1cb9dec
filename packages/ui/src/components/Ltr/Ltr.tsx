import type { ReactNode } from 'react';

export type LtrProps = {
  as?: 'bdi' | 'span' | 'td' | 'dd' | 'time' | 'output';
  dateTime?: string;
  children: ReactNode;
};

/**
 * Isolates phones, CNICs, signed numbers, percentages, e-mails and Latin names, which right-to-left text would reorder.
 */
export function Ltr({ as: Tag = 'bdi', children, ...rest }: LtrProps) {
  return (
    <Tag dir="ltr" {...rest}>
      {children}
    </Tag>
  );
}
