import { limits } from '@fundfront/content-model/limits';
import { Button } from '@fundfront/ui/components/Button';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './FundCompare.css.ts';

interface ShareLinkProps {
  messages: Messages['compare'];
  query: string;
}

/** Only in the browser: the server knows neither the choice nor the site's own address. */
export function ShareLink({ messages, query }: ShareLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const input = useRef<HTMLInputElement>(null);
  const url = location.origin + location.pathname + query;

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), limits.toastMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      // Not over plain HTTP, nor where the visitor refused.
      input.current?.select();
      setState('failed');
    }
  };

  return (
    <div className={styles.share}>
      <div className={styles.url}>
        <TextInput ref={input} readOnly dir="ltr" aria-label={messages.share} value={url} />
      </div>
      <Button tone="secondary" onClick={() => void copy()}>
        {state === 'copied' ? messages.copied : messages.copy}
      </Button>
      <span role="status" className={styles.shareState}>
        {{ idle: '', copied: messages.copied, failed: messages.copyFailed }[state]}
      </span>
    </div>
  );
}
