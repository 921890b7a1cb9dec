import type { Locale } from '@fundfront/content-model/locales';
import { useEffect, useRef, useState } from 'react';
import { checkDocument, type LookUp } from '../../content/checkDocument.ts';
import { type FileOutcome, fingerprintOf } from './fingerprintOf.ts';

/** Null where a fingerprint was typed. */
export type CheckedFile = Pick<File, 'name' | 'size'> | null;

export type CheckState =
  | { kind: 'idle' }
  | { kind: 'several' }
  | { kind: 'working'; file: CheckedFile }
  | { kind: 'lookingUp'; file: CheckedFile; sha256: string }
  | { kind: 'refused'; file: CheckedFile; reason: Exclude<FileOutcome['kind'], 'hash'> }
  | { kind: 'lookedUp'; file: CheckedFile; sha256: string; found: LookUp };

/** One check at a time: a later file ends the one before, whose answer is never shown. */
export function useDocumentCheck(locale: Locale) {
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  function begin(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  async function lookUp(sha256: string, file: CheckedFile, signal: AbortSignal) {
    setState({ kind: 'lookingUp', file, sha256 });
    const found = await checkDocument(sha256, locale, signal);
    if (!signal.aborted) setState({ kind: 'lookedUp', file, sha256, found });
  }

  async function checkFiles(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    const signal = begin();
    if (files.length > 1) return setState({ kind: 'several' });
    setState({ kind: 'working', file });
    const outcome = await fingerprintOf(file);
    if (signal.aborted) return;
    if (outcome.kind === 'hash') await lookUp(outcome.sha256, file, signal);
    else setState({ kind: 'refused', file, reason: outcome.kind });
  }

  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    checkFiles,
    checkFingerprint: (sha256: string, file: CheckedFile = null) => lookUp(sha256, file, begin()),
  };
}
