import { formMessage, type UploadKind } from '@fundfront/content-model/forms/index';
import type { Locale } from '@fundfront/content-model/locales';
import { useEffect, useRef, useState } from 'react';
import type { UploadResult } from '../../PublicForm/services.ts';
import type { Upload } from '../visitorProps.ts';
import { failureOf, problemOf } from './uploadRules.ts';

/** `share` is between 0 and 1. */
export interface UnderWay {
  name: string;
  share: number;
}

export function useUpload(kind: UploadKind, locale: Locale, { send, onFile, onProblem, onBusy }: Upload) {
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function settle(file: File, result: UploadResult) {
    if (result.kind === 'uploaded') onFile({ path: result.path, name: file.name, bytes: file.size });
    if (result.kind === 'refused') onProblem(result.message);
    if (result.kind === 'failed') onProblem(formMessage(failureOf(kind), locale));
  }

  async function start(file: File) {
    const problem = problemOf(kind, file);
    onFile(null);
    onProblem(problem && formMessage(problem, locale));
    if (problem) return;
    const own = new AbortController();
    stop.current = own;
    setUnderWay({ name: file.name, share: 0 });
    onBusy(true);
    const onProgress = (share: number) => setUnderWay({ name: file.name, share });
    const result = await send(kind, file, { onProgress, signal: own.signal });
    if (stop.current !== own) return;
    setUnderWay(null);
    onBusy(false);
    settle(file, result);
  }

  return { underWay, start, cancel: () => stop.current?.abort() };
}
