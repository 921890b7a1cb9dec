'use client';

import { Close, MenuLines, Search } from '@fundfront/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './MobileMenu.css.ts';

export function isSamePageLink({ href, target }: { href: string; target: string }, currentUrl: string): boolean {
  const [to] = href.split('#');
  const [page] = currentUrl.split('#');
  return to === page && (target === '' || target === '_self');
}

interface MobileMenuProps {
  messages: { open: string; close: string; panel: string; search: string };
  fallback: { menu: string; search: string };
  brand: ReactNode;
  children: ReactNode;
}

export function MobileMenu({ messages, fallback, brand, children }: MobileMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setReady(true);
    const panel = dialog.current;
    const close = () => panel?.close();
    const onClick = (event: Event) => {
      const pressed = event.target instanceof Element ? event.target.closest('[data-close], a') : null;
      if (pressed && (!(pressed instanceof HTMLAnchorElement) || isSamePageLink(pressed, location.href))) close();
    };
    // On a wider screen the menu bar has taken over, and what the panel made inert would stay so.
    const onResize = () => {
      if (box.current?.getClientRects().length === 0) close();
    };
    panel?.addEventListener('click', onClick);
    window.addEventListener('resize', onResize);
    // The back button may show the page as it was left.
    window.addEventListener('pagehide', close);
    return () => {
      panel?.removeEventListener('click', onClick);
      window.removeEventListener('resize', onResize);
      window.removeEventListener('pagehide', close);
    };
  }, []);

  function open(first: string) {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(first)?.focus();
  }

  return (
    <div ref={box} className={styles.triggers} data-print="hide">
      <Trigger
        label={messages.search}
        fallback={fallback.search}
        icon={<Search />}
        onOpen={ready ? () => open('input[type="search"]') : undefined}
      />
      <Trigger
        label={messages.open}
        fallback={fallback.menu}
        icon={<MenuLines />}
        onOpen={ready ? () => open('[data-first]') : undefined}
      />
      <dialog ref={dialog} aria-label={messages.panel} className={styles.panel}>
        <div className={styles.bar}>
          {brand}
          <button type="button" data-close data-first aria-label={messages.close} className={styles.icon}>
            <Close />
          </button>
        </div>
        {children}
      </dialog>
    </div>
  );
}

interface TriggerProps {
  label: string;
  icon: ReactNode;
  fallback: string;
  onOpen: (() => void) | undefined;
}

function Trigger({ label, icon, fallback, onOpen }: TriggerProps) {
  if (!onOpen) {
    return (
      <a href={fallback} aria-label={label} className={styles.icon}>
        {icon}
      </a>
    );
  }
  return (
    <button type="button" aria-haspopup="dialog" aria-label={label} className={styles.icon} onClick={onOpen}>
      {icon}
    </button>
  );
}
