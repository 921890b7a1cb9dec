'use client';

import type { Locale } from '@fundfront/content-model/locales';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface FollowLinkProps {
  locale: Locale;
  what: 'confirm' | 'unsubscribe';
  token: string;
  messages: { button: string; sending: string; done: string; doneMore: string; failed: string; tooMany: string };
  /** What may be wanted once it is tried. */
  after: ReactNode;
}

type State = { at: 'start' | 'sending' | 'done' } | { at: 'failed'; message: string };

// The client and its schemas come with the press, not with the page.
async function follow({ what, token, locale, messages }: FollowLinkProps): Promise<State> {
  const { followLink } = await import('../../content/forms.ts');
  const result = await followLink(what, token, locale);
  if (result.kind === 'sent') return { at: 'done' };
  if (result.kind === 'refused') return { at: 'failed', message: result.message };
  return { at: 'failed', message: result.kind === 'tooMany' ? messages.tooMany : messages.failed };
}

/** The one button of a mail's page, and what came of it. */
export function FollowLink(props: FollowLinkProps) {
  const { messages, after } = props;
  const [state, setState] = useState<State>({ at: 'start' });
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone: what it did takes the focus.
    if (state.at === 'done') result.current?.focus();
  }, [state.at]);

  async function press() {
    setState({ at: 'sending' });
    setState(await follow(props).catch((): State => ({ at: 'failed', message: messages.failed })));
  }

  return (
    <>
      <div ref={result} tabIndex={-1} role="status">
        {state.at === 'done' ? (
          <Notice tone="ok" title={messages.done}>
            {messages.doneMore}
          </Notice>
        ) : null}
        {state.at === 'failed' ? <Notice tone="bad" title={state.message} /> : null}
      </div>
      {state.at === 'done' ? null : (
        <Button size="l" busy={state.at === 'sending'} onClick={() => void press()}>
          {state.at === 'sending' ? messages.sending : messages.button}
        </Button>
      )}
      {state.at === 'done' || state.at === 'failed' ? after : null}
    </>
  );
}
