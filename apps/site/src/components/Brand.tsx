import type { ImageValue } from '@fundfront/content-model';
import { Logo } from '@fundfront/ui/components/Logo';
import * as styles from './Brand.css.ts';

export interface BrandProps {
  name: string;
  tagline?: string | null;
  href: string;
  image: ImageValue | null;
  onDark?: boolean;
}

export function Brand({ name, tagline, href, image, onDark = false }: BrandProps) {
  if (!image) {
    return <Logo name={name} tagline={tagline ?? undefined} href={href} tone={onDark ? 'onDark' : 'default'} />;
  }
  return (
    <a href={href} className={styles.link}>
      <img
        className={styles.picture}
        src={image.src}
        alt={image.alt || name}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
      />
    </a>
  );
}
