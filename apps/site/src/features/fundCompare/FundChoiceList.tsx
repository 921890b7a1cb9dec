import { limits } from '@fundfront/content-model/limits';
import { Heading } from '@fundfront/ui/components/Heading';
import { RiskChip } from '@fundfront/ui/components/RiskChip';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import type { ReactNode } from 'react';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import type { CompareFund } from './comparison.ts';
import * as styles from './FundChoiceList.css.ts';

interface FundChoiceListProps {
  messages: Messages['compare'];
  funds: readonly CompareFund[];
  finderPath: string;
  /** Adds a fund; only script can. */
  children: ReactNode;
}

/** What the page is before a choice, and without script. */
export function FundChoiceList({ messages, funds, finderPath, children }: FundChoiceListProps) {
  return (
    <div className={styles.choice}>
      <div className={styles.how}>
        <Heading level={2} size="h3">
          {fill(messages.choose, { max: limits.comparedFunds })}
        </Heading>
        <Text tone="secondary">{messages.chooseLead}</Text>
        {children}
        <TextLink href={finderPath} arrow size="ui">
          {messages.chooseIn}
        </TextLink>
      </div>
      <ul aria-label={messages.list} className={styles.list}>
        {funds.map(({ slug, name, path, risk }) => (
          <li key={slug} className={styles.item}>
            <a href={path} className={styles.link}>
              {name}
            </a>
            {risk ? <RiskChip level={risk.level} label={risk.label} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
