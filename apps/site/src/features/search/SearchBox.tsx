'use client';

import type { Locale } from '@fundfront/content-model';
import { limits } from '@fundfront/content-model/limits';
import { Close, Search } from '@fundfront/ui/icons';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SearchHit } from '../../content/site.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './SearchBox.css.ts';
import { SearchResults } from './SearchResults.tsx';
import { SearchSession } from './searchSession.ts';

interface SearchBoxProps {
  locale: Locale;
  action: string;
  variant: 'bar' | 'panel' | 'page';
  messages: Messages['searchBox'];
  initial?: string;
}

const idle = { status: 'idle' } as const;

// The client and its schemas come with the first letter, not with the page. Until a search asks, they are there, or it says
// that they cannot be had.
const loadClient = () => import('../../content/searchPages.ts');

async function search(locale: Locale, terms: string, signal: AbortSignal): Promise<readonly SearchHit[]> {
  const { searchPages } = await loadClient();
  return searchPages(terms, locale, signal);
}

export function SearchBox({ locale, action, variant, messages, initial = '' }: SearchBoxProps) {
  const statusId = `search-${variant}`;
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [session] = useState(
    () =>
      new SearchSession<SearchHit>({
        delay: limits.searchDebounceMs,
        search: (wanted, signal) => search(locale, wanted, signal),
      }),
  );
  const state = useSyncExternalStore(session.subscribe, session.state, () => idle);
  const open = state.status !== 'idle';

  function clear() {
    session.close();
    setTyped('');
    input.current?.focus();
  }

  function onSubmit(event: FormEvent) {
    if (variant === 'page' && typed.trim() !== '') return;
    event.preventDefault();
    void session.submit(typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...(box.current?.querySelectorAll<HTMLAnchorElement>('[data-hit]') ?? [])];
    if (links.length === 0) return;
    event.preventDefault();
    const at = document.activeElement instanceof HTMLAnchorElement ? links.indexOf(document.activeElement) : -1;
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (next < 0) input.current?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) session.close();
  }

  useEffect(() => {
    const close = () => session.close();
    // The back button may show the page as it was left.
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [session]);

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) session.close();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open, session]);

  return (
    <search className={styles.root[variant]}>
      <form
        ref={box}
        action={action}
        className={styles.form[variant]}
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={messages.label}
          value={typed}
          placeholder={messages.placeholder}
          maxLength={limits.searchLength}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
          aria-describedby={statusId}
          onChange={(event) => {
            setTyped(event.target.value);
            session.type(event.target.value);
            loadClient().catch(() => undefined);
          }}
        />
        {typed !== '' || open ? (
          <button type="button" className={styles.clear} aria-label={messages.close} onClick={clear}>
            <Close size="s" />
          </button>
        ) : null}
        {variant === 'page' ? (
          <button type="submit" className={styles.submit}>
            {messages.submit}
          </button>
        ) : (
          <button type="submit" className={styles.glass} aria-label={messages.submit}>
            <Search size="s" />
          </button>
        )}
        <SearchResults state={state} messages={messages} variant={variant} statusId={statusId} all={action} />
      </form>
    </search>
  );
}
