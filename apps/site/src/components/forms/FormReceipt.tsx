import { Button } from '@fundfront/ui/components/Button';
import { Heading } from '@fundfront/ui/components/Heading';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Check, Copy } from '@fundfront/ui/icons';
import { Rosette } from '@fundfront/ui/pattern/Rosette';
import { useEffect, useRef, useState } from 'react';
import * as styles from './FormReceipt.css.ts';

export interface FormReceiptMessages {
  trackingNumber: string;
  home: string;
  copy: string;
  copied: string;
}

interface FormReceiptProps {
  message: string;
  trackingNumber: string | null;
  next?: string;
  home?: string;
  messages: FormReceiptMessages;
  level?: 2 | 3;
}

export function FormReceipt({ message, trackingNumber, next, home, messages, level = 2 }: FormReceiptProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={home ? styles.onPage : styles.receipt} role="status">
      <span className={styles.mark}>
        <Rosette size={56} strap={2.2} />
      </span>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <Heading level={level} size="h3" narrow>
          {message}
        </Heading>
      </div>
      {trackingNumber ? (
        <p>
          <span className={styles.label}>{messages.trackingNumber}</span>
          <span lang="en">
            <span className={styles.trackingNumber}>
              <Ltr>{trackingNumber}</Ltr>
            </span>
          </span>
        </p>
      ) : null}
      {next ? <p className={styles.next}>{next}</p> : null}
      <div className={styles.actions}>
        {home ? <Button href={home}>{messages.home}</Button> : null}
        {trackingNumber ? <CopyTrackingNumber trackingNumber={trackingNumber} messages={messages} /> : null}
      </div>
    </div>
  );
}

function CopyTrackingNumber({ trackingNumber, messages }: { trackingNumber: string; messages: FormReceiptMessages }) {
  const [copied, setCopied] = useState(false);
  // Pages without TLS have no clipboard; the number can be selected there.
  const copy = () => void navigator.clipboard?.writeText(trackingNumber).then(() => setCopied(true));
  return (
    <Button tone="secondary" icon={copied ? <Check size="s" /> : <Copy size="s" />} onClick={copy}>
      {copied ? messages.copied : messages.copy}
    </Button>
  );
}
