import type { ReactNode } from 'react';
import type { SitePage } from '../../content/page.ts';
import * as styles from './Article.css.ts';

interface ArticleProps {
  page: Pick<SitePage, 'font' | 'image'>;
  children: ReactNode;
}

export function Article({ page: { font, image }, children }: ArticleProps) {
  return (
    <article className={font === 'arabic' ? styles.naskh : styles.article}>
      {image ? (
        <img
          src={image.src}
          alt={image.alt}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          className={styles.picture}
        />
      ) : null}
      {children}
    </article>
  );
}
