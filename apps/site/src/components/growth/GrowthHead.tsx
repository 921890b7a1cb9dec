import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { Text } from '@fundfront/ui/components/Text';
import type { ReactNode } from 'react';
import type { GrowthPeriod } from '../../content/fundGrowth.ts';
import type { Messages } from '../../i18n/index.ts';
import { fill } from '../fill.ts';
import * as styles from './GrowthHead.css.ts';

export interface GrowthHeadProps {
  messages: Messages['growth'];
  /** What is drawn, in words; null while that is not known. */
  dates: { from: string; to: string } | null;
  /** Null where no other can be fetched. */
  choice: {
    ranges: readonly { period: GrowthPeriod; disabled?: boolean }[];
    period: GrowthPeriod;
    onChange: (period: GrowthPeriod) => void;
    note?: string | undefined;
  } | null;
  /** The heading, where there is none above. */
  children?: ReactNode;
}

/** Above a drawing of growth: its dates and basis, and the choice of its range. */
export function GrowthHead({ messages, dates, choice, children }: GrowthHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        {children}
        <Text size="meta" tone="meta">
          {dates ? fill(messages.lead, dates) : ' '}
        </Text>
      </div>
      {choice ? (
        <div className={styles.choice} data-print="hide">
          <SegmentedControl
            label={messages.range}
            options={choice.ranges.map(({ period, disabled }) => ({
              value: period,
              label: messages.ranges[period],
              disabled: disabled === true,
            }))}
            value={choice.period}
            onChange={choice.onChange}
          />
          {choice.note ? (
            <Text size="meta" tone="meta">
              {choice.note}
            </Text>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
