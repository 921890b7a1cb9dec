import { Heading } from '@fundfront/ui/components/Heading';
import { Text } from '@fundfront/ui/components/Text';
import type { ReactNode } from 'react';
import type { CutOffs } from '../../content/cutOffs.ts';
import type { FirstGrowth } from '../../content/firstGrowth.ts';
import type { FundMonths, FundPayouts } from '../../content/fundMonths.ts';
import type { Item } from '../../content/items.ts';
import type { FundSheet } from '../../content/page.ts';
import type { DocumentRow } from '../documents/documentRows.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './FundView.css.ts';

export interface FundViewProps extends ViewProps {
  sheet: FundSheet;
  facts: Item<'fund'>['data'];
  /** Null where it cannot be computed: the NAVs are drawn then. */
  growth: FirstGrowth | null;
  /** Both null for a fund that is not public yet. */
  months: FundMonths | null;
  payouts: FundPayouts | null;
  documents: readonly DocumentRow[];
  cutOffs: CutOffs;
}

interface FundSectionProps {
  id: string;
  title: string;
  lead?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function FundSection({ id, title, lead, aside, children }: FundSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <div>
          <Heading level={2} size="h3" id={titleId}>
            {title}
          </Heading>
          {lead ? (
            <Text size="meta" tone="meta">
              {lead}
            </Text>
          ) : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
