import { Select } from '@fundfront/ui/components/Select';
import type { Messages } from '../../i18n/index.ts';
import type { CompareFund } from './comparison.ts';
import * as styles from './PhoneColumns.css.ts';

interface PhoneColumnsProps {
  messages: Messages['compare'];
  funds: readonly CompareFund[];
  pair: readonly number[];
  onChange: (pair: readonly number[]) => void;
}

/** A phone has room for two columns: which, is chosen here. The place in the table stays. */
export function PhoneColumns({ messages, funds, pair, onChange }: PhoneColumnsProps) {
  const [first = 0, second = 1] = pair;
  if (funds.length < 3) return null;
  const choice = (label: string, shown: number, other: number) => (
    <Select aria-label={label} value={shown} onChange={({ target }) => onChange([Number(target.value), other])}>
      {funds.map(({ slug, name }, column) => (
        <option key={slug} value={column} disabled={column === other}>
          {messages.letters[column]} · {name}
        </option>
      ))}
    </Select>
  );
  return (
    <fieldset className={styles.columns} data-print="hide">
      <legend className={styles.legend}>{messages.shown}</legend>
      {choice(messages.column.first, first, second)}
      {choice(messages.column.second, second, first)}
    </fieldset>
  );
}
