import * as styles from './ShareCard.css.ts';

export type ShareCardProps = {
  label: string;
  lang: 'en' | 'ur';
  site: string;
  title: string;
  /** Address of the share image, 1200 by 630; null while there is none to show. */
  image: string | null;
};

/** A link to a page as networks and messengers show it. */
export function ShareCard({ label, lang, site, title, image }: ShareCardProps) {
  return (
    <figure className={styles.card} aria-label={label}>
      {image ? (
        <img className={styles.picture} src={image} alt={`Share picture: ${title}`} width={1200} height={630} />
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.text}>
        <span className={styles.site} dir="ltr">
          {site}
        </span>
        <span className={styles.title} lang={lang} dir={lang === 'ur' ? 'rtl' : 'ltr'}>
          {title}
        </span>
      </div>
    </figure>
  );
}
