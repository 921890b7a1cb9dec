import type { ImageValue } from '@fundfront/content-model';
import type { CSSProperties } from 'react';
import * as styles from './Picture.css.ts';

interface PictureProps {
  image: ImageValue;
  /** In place of the picture's own, where the words beside it say the same. */
  alt?: string;
  /** How wide it is shown, as `sizes` of HTML. */
  sizes: string;
  className: string;
  loading?: 'lazy';
}

function styleOf({ rendition }: ImageValue): CSSProperties | undefined {
  if (!rendition) return undefined;
  const { focal, placeholder } = rendition;
  const style: CSSProperties = {};
  if (focal.x !== 50 || focal.y !== 50) style.objectPosition = `${focal.x}% ${focal.y}%`;
  if (placeholder) {
    style.backgroundImage = `url("${placeholder}")`;
    style.backgroundSize = 'cover';
  }
  return style;
}

/** In the size that fits, cropped around its focal point, over a blurred placeholder until it has arrived. */
export function Picture({ image, alt = image.alt, sizes, className, loading }: PictureProps) {
  const { src, rendition } = image;
  const version = rendition ? `?v=${rendition.version}` : '';
  const picture = (
    <img
      src={src + version}
      alt={alt}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      className={className}
      style={styleOf(image)}
      loading={loading}
    />
  );
  if (!rendition || rendition.widths.length === 0) return picture;
  const sourceSet = (format: string) =>
    rendition.widths.map((width) => `${src}/${width}.${format}${version} ${width}w`).join(', ');
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      {picture}
    </picture>
  );
}
