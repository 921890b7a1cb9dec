import type { ImageValue } from '@fundfront/content-model';
import { Logo } from '@fundfront/ui/components/Logo';
import * as styles from './Brand.css.ts';
import { Picture } from './Picture.tsx';

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
      <Picture image={image} alt={image.alt || name} sizes="12rem" className={styles.picture} />
    </a>
  );
}
