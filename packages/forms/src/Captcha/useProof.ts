import { limits } from '@fundfront/content-model/limits';
import { useEffect, useRef, useState } from 'react';
import type { CaptchaServices } from './services.ts';
import { solve } from './solve.ts';

export type ProofStage = 'idle' | 'working' | 'done' | 'expired' | 'failed';

/** `onToken(null)` when the token is too old. */
export function useProof(challenge: CaptchaServices['challenge'], onToken: (token: string | null) => void) {
  const [stage, setStage] = useState<ProofStage>('idle');
  const underWay = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      underWay.current?.abort();
      clearTimeout(timer.current);
    },
    [],
  );

  function expire() {
    setStage('expired');
    onToken(null);
  }

  async function start() {
    if (underWay.current) return;
    const own = new AbortController();
    underWay.current = own;
    setStage('working');
    try {
      const proof = await solve(await challenge(), own.signal);
      if (own.signal.aborted) return;
      const left = proof.expiresAt ? proof.expiresAt * 1000 - Date.now() : limits.captchaMs;
      timer.current = setTimeout(expire, Math.max(0, left));
      setStage('done');
      onToken(proof.token);
    } catch {
      if (!own.signal.aborted) setStage('failed');
    } finally {
      underWay.current = null;
    }
  }

  return { stage, start: () => void start() };
}
