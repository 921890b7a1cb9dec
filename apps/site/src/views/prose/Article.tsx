import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture.tsx';
import type { SitePage } from '../../content/page.ts';
import * as styles from './Article.css.ts';

interface ArticleProps {
  page: Pick<SitePage, 'font' | 'image'>;
  children: ReactNode;
}

export function Article({ page: { font, image }, children }: ArticleProps) {
  return (
    <article className={font === 'arabic' ? styles.naskh : styles.article}>
      {image ? <Picture image={image} sizes="(min-width: 64em) 48rem, 100vw" className={styles.picture} /> : null}
      {children}
    </article>
  );
}
