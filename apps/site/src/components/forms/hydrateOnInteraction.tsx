'use client';

import { type ComponentType, lazy, type ReactNode, useEffect, useId, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Island } from './island.ts';

interface LazyModule<Props> {
  default: ComponentType<Props>;
}

const onServer = typeof window === 'undefined';

/**
 * HTML that is there at once, with code that comes later. Until then the inputs are the browser's own: what is typed
 * stays, and a form that is sent early is held and sent again once its code is there.
 *
 * It becomes a React root of its own in the server's HTML. A boundary of the page's root would not do: the server moves
 * large ones out of their place, to be put back by a script.
 * @param at `idle`: when the page has nothing else to do, or at its first use; `used`: at its first use alone
 */
export function hydrateOnInteraction<Props extends object>(
  at: (props: Props) => 'idle' | 'used',
  load: () => Promise<LazyModule<Props>>,
): ComponentType<Props> {
  const ServerRendered = lazy(load);
  if (onServer) {
    return (props) => (
      <div>
        <ServerRendered {...props} />
      </div>
    );
  }
  return (props) => {
    const container = useRef<HTMLDivElement>(null);
    const given = useRef(props);
    const id = useId();
    useEffect(
      () =>
        container.current
          ? hydrateWhenUsed(container.current, load, given.current, { at: at(given.current), id })
          : undefined,
      [id],
    );
    // React does not compare such a text: the server's HTML stays.
    return (
      <div ref={container} suppressHydrationWarning>
        {''}
      </div>
    );
  };
}

function hydrateWhenUsed<Props extends object>(
  container: HTMLElement,
  load: () => Promise<LazyModule<Props>>,
  props: Props,
  { at, id }: { at: 'idle' | 'used'; id: string },
): () => void {
  const island = new Island();
  let root: Root | undefined;
  let left = false;
  const stop = island.watch(container, at);
  void island.activated.then(load).then(({ default: Body }) => {
    if (left) return;
    const body = (
      <OnMount onReady={() => island.submitPending()}>
        <Body {...props} />
      </OnMount>
    );
    const options = { identifierPrefix: id };
    if (container.firstElementChild) root = hydrateRoot(container, body, options);
    else {
      root = createRoot(container.appendChild(document.createElement('div')), options);
      root.render(body);
    }
  });
  return () => {
    left = true;
    stop();
    // React may be in the middle of rendering the page that this leaves with.
    setTimeout(() => root?.unmount());
  };
}

function OnMount({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);
  return children;
}
