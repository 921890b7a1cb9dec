import type { ImageValue } from '@fundfront/content-model';
import { initials } from '@fundfront/ui/components/Avatar';
import { Monogram } from '@fundfront/ui/components/Monogram';
import * as styles from './PictureOrMonogram.css.ts';

interface PictureOrMonogramProps {
  image: ImageValue | null | undefined;
  /** Whose picture it is. Its initials stand where there is none. */
  name: string;
  /** `cover` for a portrait, which may be cropped; `contain` for a mark, which may not. */
  fit: keyof typeof styles.fit;
}

/** A square as wide as its room: a picture or, without one, a monogram. Silent, for the name stands beside it. */
export function PictureOrMonogram({ image, name, fit }: PictureOrMonogramProps) {
  if (!image) return <Monogram text={initials(name)} />;
  return (
    <img
      src={image.src}
      alt=""
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      className={styles.fit[fit]}
      loading="lazy"
    />
  );
}
