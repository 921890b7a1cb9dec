import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatInstant } from '../../format/dates.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import * as styles from './Activity.css.ts';

interface ChainStatusProps {
  result: ResponseOf<typeof calls.verifyAuditChain> | undefined;
  error: Error | null;
}

const count = (number: number) => (number === 1 ? '1 entry' : `${number.toLocaleString('en')} entries`);

/** Nothing before it was asked for. */
export function ChainStatus({ result, error }: ChainStatusProps) {
  if (error) {
    return (
      <div className={styles.notice}>
        <Notice tone="warn" role="alert" title="The chain could not be verified">
          {errorMessage(error)} Nothing was changed; try again.
        </Notice>
      </div>
    );
  }
  if (!result) return null;
  const when = `${formatInstant(result.at)}, in ${(result.tookMs / 1_000).toLocaleString('en')} s`;
  return (
    <div className={styles.notice}>
      {result.ok ? (
        <Notice tone="ok" role="status" title="The chain is whole">
          {`${count(result.rows)} verified ${when}. Head `}
          <span className={styles.hash}>{result.head}</span>
        </Notice>
      ) : (
        <Notice tone="bad" role="alert" title={`The chain breaks at entry ${result.position.toLocaleString('en')}`}>
          {'Stored '}
          <span className={styles.hash}>{result.stored}</span>
          {', computed '}
          <span className={styles.hash}>{result.computed}</span>
          {`. ${count(result.position - 1)} before it are sound; from it on nothing can be vouched for. Verified ${when}. `}
          <TextLink href={`?before=${result.position + 1}`}>Show the entry</TextLink>
        </Notice>
      )}
    </div>
  );
}
