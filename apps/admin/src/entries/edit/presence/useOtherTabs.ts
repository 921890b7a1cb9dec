import { useEffect, useState } from 'react';
import * as v from 'valibot';

const message = v.object({ tab: v.string(), state: v.picklist(['opened', 'here', 'closed']) });
type TabMessage = v.InferOutput<typeof message>;

/** Whether this browser has the entry open in another tab, too. */
export function useOtherTabs(id: string): boolean {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const tab = crypto.randomUUID();
    const channel = new BroadcastChannel(`entry:${id}`);
    const send = (state: TabMessage['state']) => channel.postMessage({ tab, state });
    const close = () => send('closed');
    channel.onmessage = ({ data }) => {
      const heard = v.safeParse(message, data);
      if (!heard.success) return;
      const { tab: other, state } = heard.output;
      if (state === 'opened') send('here');
      setOthers((known) => new Set([...known, other].filter((each) => state !== 'closed' || each !== other)));
    };
    send('opened');
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      close();
      channel.close();
    };
  }, [id]);

  return others.size > 0;
}
