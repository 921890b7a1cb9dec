import type { AuditBreak, calls, ResponseOf } from '@fundfront/content-model/wire';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { formatInstant } from '../../format/dates.ts';
import { errorMessage } from '../../layout/errorMessage.ts';
import * as styles from './Activity.css.ts';

interface ChainStatusProps {
  result: ResponseOf<typeof calls.verifyAuditChain> | undefined;
  error: Error | null;
}

const count = (number: number, one = 'entry', many = one === 'entry' ? 'entries' : `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

const titles: Record<AuditBreak, string> = {
  entry: 'An entry was changed',
  'entry-content': 'What an entry vouches for was exchanged',
  content: 'Content was changed past the log',
  tail: 'The last entries were cut off',
  rewritten: 'The chain was written anew',
  'anchor-missing': 'The anchored head is gone',
  'anchor-forged': 'The anchored head is not ours',
  'anchor-old': 'The anchored head is an old one',
};

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
          {`${count(result.rows)} and ${count(result.content, 'record')} of content verified ${when}. `}
          {result.anchor
            ? `Anchored outside of the database at entry ${result.anchor.position.toLocaleString('en')}, ${formatInstant(result.anchor.at)}. Head `
            : 'Not anchored outside of the database yet. Head '}
          <span className={styles.hash}>{result.head}</span>
        </Notice>
      ) : (
        <Notice tone="bad" role="alert" title={titles[result.what]}>
          {`${result.text} Verified ${when}. `}
          {result.position === null ? null : (
            <TextLink
              href={`?before=${result.position + 1}`}
            >{`Show entry ${result.position.toLocaleString('en')}`}</TextLink>
          )}
        </Notice>
      )}
    </div>
  );
}
