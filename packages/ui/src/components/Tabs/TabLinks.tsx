import * as styles from './Tabs.css.ts';

export type TabLinksProps = {
  label: string;
  items: readonly { id: string; label: string; href: string; count?: number; current?: boolean }[];
};

export function TabLinks({ label, items }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {items.map((item) => (
        <a key={item.id} href={item.href} className={styles.tab} aria-current={item.current ? 'page' : undefined}>
          {item.label}
          {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
        </a>
      ))}
    </nav>
  );
}
