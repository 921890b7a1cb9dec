'use client';

import type { ReactNode } from 'react';
import { useAddress } from '../../components/useAddress.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import * as styles from './DocumentFilter.css.ts';
import { type DocumentKind, isDocumentKind } from './documentKinds.ts';

interface DocumentFilterProps {
  label: string;
  all: string;
  /** Of the documents that there are; with one kind alone there is nothing to choose. */
  kinds: readonly { kind: DocumentKind; label: string }[];
  /** Rows have `data-kind`, their groups `data-kinds`. */
  children: ReactNode;
}

const parameter = 'documents';

function queryOf(query: string, kind: DocumentKind | null): string {
  const values = new URLSearchParams(query);
  if (kind) values.set(parameter, kind);
  else values.delete(parameter);
  return values.size > 0 ? `?${values}` : '';
}

export function DocumentFilter({ label, all, kinds, children }: DocumentFilterProps) {
  const [query, write] = useAddress();
  const asked = new URLSearchParams(query).get(parameter) ?? '';
  const shown = isDocumentKind(asked) && kinds.some(({ kind }) => kind === asked) ? asked : null;
  const ready = useHydrated();
  const choices = [{ kind: null, label: all }, ...kinds];
  return (
    <div className={styles.box} data-only={shown ?? undefined} data-ready={ready || undefined}>
      {kinds.length > 1 ? (
        <fieldset aria-label={label} className={styles.chips} data-print="hide">
          {choices.map((choice) => (
            <button
              key={choice.kind ?? 'all'}
              type="button"
              aria-pressed={shown === choice.kind}
              className={styles.chip}
              onClick={() => write(queryOf(query, choice.kind), 'replace')}
            >
              {choice.label}
            </button>
          ))}
        </fieldset>
      ) : null}
      {children}
    </div>
  );
}
