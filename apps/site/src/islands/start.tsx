import { trustedHtml } from '@fundfront/ui/trustedHtml';
import { type ComponentType, createElement, type ReactNode, startTransition, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { loadMessages } from './messages.ts';
import { isIslandName, registry } from './registry.ts';
import { join } from './slots.ts';
import { takeTyped } from './typed.ts';

/** React leaves alone what is in an element whose HTML it was given. The same object each time, or it writes it again. */
const asItIs = { dangerouslySetInnerHTML: { __html: trustedHtml('') } };

function Slot({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (place.current && !place.current.firstChild) place.current.append(...nodes);
  }, [nodes]);
  return createElement('site-slot', {
    ref: place,
    suppressHydrationWarning: true,
    ...asItIs,
  });
}

function slotsOf(element: HTMLElement): Map<number, readonly Node[]> {
  const own = [...element.querySelectorAll<HTMLElement>('site-slot')].filter(
    (slot) => slot.closest('site-island') === element,
  );
  return new Map(own.map((slot) => [Number(slot.dataset.slot), [...slot.childNodes]]));
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useLayoutEffect(onLive, [onLive]);
  return children;
}

let started = 0;

/**
 * Makes the server's HTML live: what is typed, pressed or focused in it stays. Rejects where its code cannot be had.
 * @param props as JSON
 * @param atOnce for somebody who waits for it; else in small parts, so that a press elsewhere is not held up
 */
export async function start(element: HTMLElement, props: string, atOnce: boolean): Promise<void> {
  const { island = '' } = element.dataset;
  if (!isIslandName(island)) return;
  const [loaded, messages] = await Promise.all([registry[island](), loadMessages(props)]);
  const Component = loaded as ComponentType<object>;
  if (!element.isConnected) return;
  const slots = slotsOf(element);
  const given = join(props, (index) => <Slot key={index} nodes={slots.get(index) ?? []} />, messages);
  const typed = takeTyped(element);
  started += 1;
  // Ids that React makes are of one root: two roots must not make the same.
  const identifierPrefix = `${island}${started}-`;
  await new Promise<void>((resolve) => {
    const live = (
      <Live onLive={resolve}>
        <Component {...given} />
      </Live>
    );
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      resolve();
    };
    const hydrate = () => void hydrateRoot(element, live, { identifierPrefix, onUncaughtError });
    // What is typed between the parts would be lost.
    if (atOnce || element.querySelector('input, textarea, select')) flushSync(hydrate);
    else startTransition(hydrate);
  });
  typed.giveBack();
}
