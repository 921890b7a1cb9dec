import { Prose } from '@fundfront/ui/components/Prose';
import * as styles from './Footer.css.ts';

export function FooterHtml({ html }: { html: string | null }) {
  if (html === null) return null;
  return (
    <div className={styles.html}>
      <Prose html={html} />
    </div>
  );
}
