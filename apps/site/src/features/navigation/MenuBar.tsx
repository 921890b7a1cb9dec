'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as styles from './MenuBar.css.ts';
import { onMenuKey } from './menuKeys.ts';
import { useOpenItem } from './useOpenItem.ts';

export interface MenuBarItem {
  id: string;
  title: string;
  href: string | null;
  external: boolean;
  current: boolean;
  panel: ReactNode;
  wide: boolean;
}

interface MenuBarProps {
  label: string;
  newTab: string;
  items: readonly MenuBarItem[];
}

export function MenuBar({ label, newTab, items }: MenuBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { openId, open, enter, leave } = useOpenItem();
  const [ready, setReady] = useState(false);
  const wanted = useRef(false);
  const pointer = useRef('');

  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (openId === null) return;
    if (wanted.current) bar.current?.querySelector<HTMLElement>('[data-open] [data-panel] a')?.focus();
    wanted.current = false;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) open(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [openId, open]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const enterPanel = (id: string) => {
      wanted.current = true;
      // Already open by pointer: no effect will run, so the focus moves here.
      if (openId === id) bar.current?.querySelector<HTMLElement>('[data-open] [data-panel] a')?.focus();
      open(id);
    };
    const handled = onMenuKey(
      { bar: event.currentTarget, openId, enter: enterPanel, close: () => open(null) },
      event.key,
    );
    if (handled) event.preventDefault();
  }

  function onClick(event: MouseEvent, item: MenuBarItem) {
    if (!item.panel || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // A mouse that already opened the panel by resting on the item means its page; other hands only have the click.
    const byMouse = pointer.current === 'mouse' && event.detail > 0;
    if (openId === item.id && byMouse && item.href !== null) return;
    event.preventDefault();
    open(openId === item.id ? null : item.id);
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) open(null);
  }

  return (
    <nav
      ref={bar}
      aria-label={label}
      className={styles.nav}
      data-ready={ready || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li
            key={item.id}
            data-item={item.id}
            data-open={openId === item.id || undefined}
            className={item.wide ? styles.itemWide : styles.item}
            onPointerEnter={(event) => event.pointerType === 'mouse' && item.panel && enter(item.id)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
            onPointerDown={(event) => {
              pointer.current = event.pointerType;
            }}
          >
            <MenuBarLink
              item={item}
              open={openId === item.id}
              newTab={newTab}
              onClick={(event) => onClick(event, item)}
            />
            {item.panel ? (
              <div id={`menu-${item.id}`} data-panel className={item.wide ? styles.panelWide : styles.panel}>
                {item.panel}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MenuBarLinkProps {
  item: MenuBarItem;
  open: boolean;
  newTab: string;
  onClick: (event: MouseEvent) => void;
}

function MenuBarLink({ item, open, newTab, onClick }: MenuBarLinkProps) {
  const state = item.panel ? { 'aria-expanded': open, 'aria-controls': `menu-${item.id}` } : {};
  if (item.href === null) {
    return (
      <button type="button" data-top className={styles.top} {...state} onClick={onClick}>
        {item.title}
      </button>
    );
  }
  const tab = item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a
      data-top
      href={item.href}
      className={styles.top}
      aria-current={item.current ? 'true' : undefined}
      {...tab}
      {...state}
      onClick={onClick}
    >
      {item.title}
      {item.external ? <span className={styles.hidden}> ({newTab})</span> : null}
    </a>
  );
}
