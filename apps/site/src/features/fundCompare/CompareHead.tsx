import { RiskChip } from '@fundfront/ui/components/RiskChip';
import { Close } from '@fundfront/ui/icons';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './CompareHead.css.ts';
import type { CompareFund } from './comparison.ts';

interface CompareHeadProps {
  messages: Messages['compare'];
  funds: readonly CompareFund[];
  pair: readonly number[];
  onRemove: (slug: string) => void;
}

export function CompareHead({ messages, funds, pair, onRemove }: CompareHeadProps) {
  return (
    <thead className={styles.head}>
      <tr className={styles.row}>
        <th scope="col" className={styles.first}>
          <VisuallyHidden>{messages.fact}</VisuallyHidden>
        </th>
        {funds.map(({ slug, name, path, risk }, column) => (
          <th key={slug} scope="col" className={styles.fund} data-out={!pair.includes(column) || undefined}>
            <span className={styles.top}>
              <span className={styles.letter}>{messages.letters[column]}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={fill(messages.remove, { fund: name })}
                onClick={() => onRemove(slug)}
                data-print="hide"
              >
                <Close size="s" />
              </button>
            </span>
            <a href={path} className={styles.name}>
              {name}
            </a>
            {risk ? (
              <span className={styles.risk}>
                <RiskChip level={risk.level} label={risk.label} />
              </span>
            ) : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}
