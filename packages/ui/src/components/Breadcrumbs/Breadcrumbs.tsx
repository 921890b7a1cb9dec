import { ChevronStart } from '../../icons/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export type BreadcrumbsProps = {
  /** From the home page down; the last one is the page itself and needs no address. */
  items: readonly { label: string; href?: string }[];
  label: string;
  /** Inside a `Section` it takes the band's colours by itself; `onDark` is for other dark ground. */
  tone?: keyof typeof styles.tone;
};

export function Breadcrumbs({ items, label, tone = 'default' }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label} className={`${styles.nav} ${styles.tone[tone]}`}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`} className={styles.item}>
            {index === last - 1 ? (
              <span className={styles.back}>
                <ChevronStart size="s" />
              </span>
            ) : null}
            {item.href && index !== last ? (
              <a href={item.href} className={styles.link}>
                {item.label}
              </a>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
