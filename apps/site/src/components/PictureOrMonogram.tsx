import type { ImageValue } from '@fundfront/content-model';
import { initials } from '@fundfront/ui/components/Avatar';
import { Monogram } from '@fundfront/ui/components/Monogram';
import { Picture } from './Picture.tsx';
import * as styles from './PictureOrMonogram.css.ts';

interface PictureOrMonogramProps {
  image: ImageValue | null | undefined;
  name: string;
  /** `contain` for a mark, which may not be cropped. */
  fit: keyof typeof styles.fit;
}

/** Hidden from screen readers: the name is beside it. */
export function PictureOrMonogram({ image, name, fit }: PictureOrMonogramProps) {
  if (!image) return <Monogram text={/\p{Script=Arabic}/u.test(name) ? undefined : initials(name)} />;
  return (
    <Picture image={image} alt="" sizes="(min-width: 48em) 20rem, 50vw" className={styles.fit[fit]} loading="lazy" />
  );
}
