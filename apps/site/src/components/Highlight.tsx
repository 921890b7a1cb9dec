import { findFolded } from '@fundfront/content-model/fold';
import type { ReactNode } from 'react';
import * as styles from './Highlight.css.ts';

interface HighlightProps {
  text: string;
  words: readonly string[];
}

export function Highlight({ text, words }: HighlightProps) {
  const nodes: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of findFolded(text, words)) {
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
