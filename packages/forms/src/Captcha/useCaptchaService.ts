import type { CaptchaSettings } from '@fundfront/content-model/wire';
import { useEffect, useRef, useState } from 'react';
import type { CaptchaServices } from './services.ts';

export type ServiceState = { state: 'asking' } | { state: 'failed' } | { state: 'known'; settings: CaptchaSettings };

/**
 * Asked when it is first needed, and again by a later attempt if that failed.
 * @param needed grows with every attempt; 0 before the first
 */
export function useCaptchaService(needed: number, ask: CaptchaServices['settings']): ServiceState {
  const [service, setService] = useState<ServiceState>({ state: 'asking' });
  const underWay = useRef(false);
  const known = service.state === 'known';
  useEffect(() => {
    if (needed === 0 || known || underWay.current) return;
    underWay.current = true;
    setService({ state: 'asking' });
    ask()
      .then(
        (settings) => setService({ state: 'known', settings }),
        () => setService({ state: 'failed' }),
      )
      .finally(() => {
        underWay.current = false;
      });
  }, [needed, known, ask]);
  return service;
}
