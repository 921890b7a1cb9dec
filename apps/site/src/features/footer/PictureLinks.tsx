import { Picture } from '../../components/Picture.tsx';
import type { FooterContent } from '../../content/chrome.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './Footer.css.ts';

interface PictureLinksProps {
  pictures: FooterContent['pictures'];
  messages: Messages;
  authorities: { jamaPunji: string; secp: string };
}

/** The authorities' links are required: they are added where content has none of them. */
export function PictureLinks({ pictures, messages, authorities }: PictureLinksProps) {
  const given = pictures.map(({ title, url, image }) => ({ title, url, image }));
  const needed = [
    { title: messages.footer.jamaPunji, url: authorities.jamaPunji, image: null },
    { title: messages.footer.secp, url: authorities.secp, image: null },
  ].filter(({ url }) => !given.some((picture) => new URL(picture.url, url).host === new URL(url).host));
  return (
    <ul className={styles.pictures}>
      {[...given, ...needed].map(({ title, url, image }) => (
        <li key={url}>
          <a href={url} className={image ? styles.picture : styles.plate} rel="noopener noreferrer">
            {image ? (
              <Picture image={image} alt={image.alt || title} sizes="10rem" loading="lazy" className={styles.image} />
            ) : (
              title
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
