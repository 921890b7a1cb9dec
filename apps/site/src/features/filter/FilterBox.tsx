'use client';

import { SearchField } from '@fundfront/ui/components/SearchField';
import { useEffect, useState } from 'react';
import * as styles from './FilterBox.css.ts';
import { filterList } from './filterList.ts';

interface FilterBoxProps {
  /** Id of the list; see `filterList` for its attributes. */
  list: string;
  messages: { search: string; found: string; nothing: string };
}

function fragment(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

const mostFrames = 60;

function moveTo(target: HTMLElement, frames = mostFrames): void {
  target.scrollIntoView();
  if (window.scrollY === 0 && frames > 0) requestAnimationFrame(() => moveTo(target, frames - 1));
}

export function FilterBox({ list, messages }: FilterBoxProps) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(0);

  function filter(search: string) {
    const root = document.getElementById(list);
    setTyped(search);
    setLeft(root ? filterList(root, search) : 0);
  }

  useEffect(() => {
    // The part that an address points to must be seen, whatever was searched before.
    function reveal() {
      const root = document.getElementById(list);
      const target = document.getElementById(fragment());
      if (!root || !target || !root.contains(target)) return;
      filterList(root, '');
      setTyped('');
      const details = target.closest('details');
      // A browser that opens it by itself scrolls to it as well, if the page does not change meanwhile. A page that is just
      // being shown does not always move at once.
      if (!details || (details.open && window.scrollY > 0)) return;
      details.open = true;
      moveTo(target);
    }
    reveal();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [list]);

  const status = left === 0 ? messages.nothing : `${messages.found}: ${left}`;
  return (
    <search className={styles.box} data-print="hide">
      <SearchField
        label={messages.search}
        value={typed}
        autoComplete="off"
        onChange={(event) => filter(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {typed.trim() === '' ? '' : status}
      </p>
    </search>
  );
}
