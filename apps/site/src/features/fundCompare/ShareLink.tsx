import { Button } from '@fundfront/ui/components/Button';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../components/useCopy.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './FundCompare.css.ts';

interface ShareLinkProps {
  messages: Messages['compare'];
  query: string;
}

/** Only in the browser: the server knows neither the choice nor the site's own address. */
export function ShareLink({ messages, query }: ShareLinkProps) {
  const [state, copy] = useCopy();
  const input = useRef<HTMLInputElement>(null);
  const url = location.origin + location.pathname + query;

  useEffect(() => {
    if (state === 'failed') input.current?.select();
  }, [state]);

  return (
    <div className={styles.share}>
      <div className={styles.url}>
        <TextInput ref={input} readOnly dir="ltr" aria-label={messages.share} value={url} />
      </div>
      <div className={styles.copy}>
        <Button tone="secondary" onClick={() => void copy(url)}>
          {state === 'copied' ? messages.copied : messages.copy}
        </Button>
      </div>
      <span role="status" className={styles.shareState}>
        {{ idle: '', copied: messages.copied, failed: messages.copyFailed }[state]}
      </span>
    </div>
  );
}
