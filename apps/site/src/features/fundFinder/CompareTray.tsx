import { limits } from '@fundfront/content-model/limits';
import { Close } from '@fundfront/ui/icons';
import { Container } from '@fundfront/ui/layout/Container';
import { useRef } from 'react';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './CompareTray.css.ts';
import type { FinderFund } from './findFunds.ts';

interface CompareTrayProps {
  funds: readonly FinderFund[];
  full: boolean;
  messages: Messages['finder'];
  path: string;
  onRemove: (slug: string) => void;
}

/** Stands in the flow, so that it never lies over the last row. */
export function CompareTray({ funds, full, messages, path, onRemove }: CompareTrayProps) {
  const title = useRef<HTMLParagraphElement>(null);
  const count = funds.length;
  return (
    <section aria-label={messages.tray} className={styles.tray} data-print="hide">
      <Container>
        <div className={styles.row}>
          <p ref={title} tabIndex={-1} className={styles.title}>
            {fill(messages.trayCount, { count, max: limits.comparedFunds })}
          </p>
          <ul className={styles.list}>
            {funds.map(({ slug, name }) => (
              <li key={slug} className={styles.item}>
                <span className={styles.name}>{name}</span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={fill(messages.trayRemove, { fund: name })}
                  onClick={() => {
                    onRemove(slug);
                    // The button goes with its fund.
                    title.current?.focus();
                  }}
                >
                  <Close size="s" />
                </button>
              </li>
            ))}
          </ul>
          {count > 1 ? (
            <a href={`${path}?f=${funds.map(({ slug }) => slug).join(',')}`} className={styles.go}>
              {fill(messages.trayGo, { count })}
            </a>
          ) : (
            <p className={styles.more}>{messages.trayMore}</p>
          )}
        </div>
        <p role="status" className={styles.full}>
          {full ? fill(messages.trayFull, { max: limits.comparedFunds }) : ''}
        </p>
      </Container>
    </section>
  );
}
