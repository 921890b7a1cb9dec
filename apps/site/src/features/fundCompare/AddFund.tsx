import { Select } from '@fundfront/ui/components/Select';
import type { Ref } from 'react';
import type { Messages } from '../../i18n/index.ts';
import type { CompareFund } from './comparison.ts';
import * as styles from './FundCompare.css.ts';

interface AddFundProps {
  messages: Messages['compare'];
  first: boolean;
  funds: readonly CompareFund[];
  onAdd: (slug: string) => void;
  ref: Ref<HTMLSelectElement>;
}

export function AddFund({ messages, first, funds, onAdd, ref }: AddFundProps) {
  return (
    <div className={styles.add}>
      <Select
        ref={ref}
        aria-label={messages.add}
        value=""
        onChange={({ target }) => {
          if (target.value !== '') onAdd(target.value);
        }}
      >
        <option value="">{first ? messages.addFirst : messages.addNext}</option>
        {funds.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
