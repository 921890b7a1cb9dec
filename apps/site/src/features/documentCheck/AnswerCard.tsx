import { formatBytes } from '@fundfront/content-model/bytes';
import { Ltr } from '@fundfront/ui/components/Ltr';
import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './DocumentCheck.css.ts';
import type { CheckedFile } from './useDocumentCheck.ts';

export interface CheckMessages {
  check: Messages['documentCheck'];
  status: Messages['documentStatus'];
  units: { kilobytes: string; megabytes: string };
}

export type Facts = readonly (readonly [term: string, value: ReactNode])[];

interface AnswerCardProps {
  tone: keyof typeof styles.card;
  title: string;
  text: string;
  facts: Facts;
  before?: string;
  children?: ReactNode;
}

const diamond = 'M14 1 27 14 14 27 1 14z';

/** A whole diamond for what is ours, a broken one for what is not known: never by colour alone. */
export function AnswerCard({ tone, title, text, facts, before, children }: AnswerCardProps) {
  return (
    <div className={styles.card[tone]}>
      <h2 className={styles.title}>
        <svg viewBox="0 0 28 28" aria-hidden="true" className={styles.picture[tone]}>
          <path d={diamond} strokeDasharray={tone === 'ours' ? undefined : '3 2.5'} />
          <path d={tone === 'ours' ? 'm9 14.5 3.5 3.5L19 11' : 'M14 8v8M14 19v1.5'} />
        </svg>
        <span>{title}</span>
      </h2>
      <p className={styles.text}>{text}</p>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {before ? <p className={styles.before}>{before}</p> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}

/** What the visitor held against the register. */
export function givenFacts({ check, units }: CheckMessages, file: CheckedFile, sha256: string): Facts {
  const given: Facts = file
    ? [[check.file, <bdi key="file">{`${file.name} · ${formatBytes(file.size, units)}`}</bdi>]]
    : [];
  return [...given, [check.fingerprint, <Ltr key="fingerprint">{sha256}</Ltr>]];
}
