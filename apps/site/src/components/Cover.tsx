import type { ImageValue } from '@fundfront/content-model';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import * as styles from './Cover.css.ts';
import { coverOf } from './coverOf.ts';
import { Picture } from './Picture.tsx';

interface CoverProps {
  shape: keyof typeof styles.shape;
  image?: ImageValue | null | undefined;
  /** In place of the picture's own, where the words beside it say the same. */
  alt?: string;
  /** Whose drawing it is, without a picture: by its address. Without either, the drawing is the one of the first page. */
  path?: string | null;
  /** On the drawing: a day or a month, which the words beside it say as well. */
  mark?: string | undefined;
}

const sizes = {
  wide: '(min-width: 64em) 48rem, 100vw',
  tile: '(min-width: 48em) 24rem, 100vw',
  thumbnail: '11rem',
  lead: '(min-width: 48em) 50vw, 100vw',
} as const;

/** The picture of an entry or, where it has none, a drawing of its own. */
export function Cover({ shape, image, alt, path, mark }: CoverProps) {
  if (image) {
    return (
      <Picture
        image={image}
        alt={alt}
        sizes={sizes[shape]}
        className={`${styles.picture} ${styles.shape[shape]}`}
        loading={shape === 'wide' ? undefined : 'lazy'}
      />
    );
  }
  return (
    <span className={`${styles.drawing} ${styles.shape[shape]}`} aria-hidden="true" data-print="hide">
      <GirihField use="tile" drawing={path ? coverOf(path) : undefined} />
      {mark ? <span className={styles.mark}>{mark}</span> : null}
    </span>
  );
}
