'use client';

import type { Locale } from '@fundfront/content-model/locales';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface SubscriptionButtonProps {
  locale: Locale;
  action: 'confirm' | 'unsubscribe';
  token: string;
  messages: { button: string; sending: string; done: string; doneMore: string; failed: string; tooMany: string };
  after: ReactNode;
}

type State = { status: 'start' | 'sending' | 'done' } | { status: 'failed'; message: string };

// The client and its schemas come with the press, not with the page.
async function send({ action, token, locale, messages }: SubscriptionButtonProps): Promise<State> {
  const { sendSubscriptionAction: followLink } = await import('../../content/forms.ts');
  const result = await followLink(action, token, locale);
  if (result.kind === 'sent') return { status: 'done' };
  if (result.kind === 'refused') return { status: 'failed', message: result.message };
  return { status: 'failed', message: result.kind === 'tooMany' ? messages.tooMany : messages.failed };
}

export function SubscriptionButton(props: SubscriptionButtonProps) {
  const { messages, after } = props;
  const [state, setState] = useState<State>({ status: 'start' });
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone: the result takes the focus.
    if (state.status === 'done') result.current?.focus();
  }, [state.status]);

  async function press() {
    setState({ status: 'sending' });
    setState(await send(props).catch((): State => ({ status: 'failed', message: messages.failed })));
  }

  return (
    <>
      <div ref={result} tabIndex={-1} role="status">
        {state.status === 'done' ? (
          <Notice tone="ok" title={messages.done}>
            {messages.doneMore}
          </Notice>
        ) : null}
        {state.status === 'failed' ? <Notice tone="bad" title={state.message} /> : null}
      </div>
      {state.status === 'done' ? null : (
        <Button size="l" busy={state.status === 'sending'} onClick={() => void press()}>
          {state.status === 'sending' ? messages.sending : messages.button}
        </Button>
      )}
      {/* The server draws it: an island keeps the elements among its props, and makes none. */}
      <div hidden={state.status !== 'done' && state.status !== 'failed'}>{after}</div>
    </>
  );
}
