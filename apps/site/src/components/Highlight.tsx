import { findFolded } from '@fundfront/content-model/fold';
import type { ReactNode } from 'react';
import * as styles from './Highlight.css.ts';

interface HighlightProps {
  text: string;
  search: string;
}

/** Matches as the search does: any case, any form of a letter. */
export function Highlight({ text, search }: HighlightProps) {
  const nodes: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of findFolded(text, search)) {
    if (start > done) nodes.push(text.slice(done, start));
    nodes.push(
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    done = end;
  }
  if (done < text.length) nodes.push(text.slice(done));
  return nodes;
}
