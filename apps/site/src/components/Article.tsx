import type { ReactNode } from 'react';
import type { SitePage } from '../content/page.ts';
import * as styles from './Article.css.ts';
import { Cover } from './Cover.tsx';

interface ArticleProps {
  page: Pick<SitePage, 'font' | 'image' | 'path'>;
  /** On the drawing that stands in for a picture; without it, a text without a picture begins at once. */
  mark?: string | undefined;
  children: ReactNode;
}

export function Article({ page: { font, image, path }, mark, children }: ArticleProps) {
  return (
    <article className={font === 'arabic' ? styles.naskh : styles.article}>
      {image || mark ? <Cover shape="wide" image={image} path={path} mark={mark} /> : null}
      {children}
    </article>
  );
}
