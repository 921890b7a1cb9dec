import { ChevronDown } from '@fundfront/ui/icons';
import { ShowAt } from '@fundfront/ui/layout/ShowAt';
import * as styles from './CollapsibleNav.css.ts';
import { LocalNav, type LocalNavProps } from './LocalNav.tsx';

type CollapsibleNavProps = Omit<LocalNavProps, 'variant'>;

export function CollapsibleNav({ label, links, path }: CollapsibleNavProps) {
  const current = links.find((link) => link.path === path);
  return (
    <ShowAt until="desktop">
      <details className={styles.fold} data-print="hide">
        <summary className={styles.line}>
          <span className={styles.text}>
            <span className={current ? styles.label : styles.current}>{label}</span>
            {current ? <span className={styles.current}>{current.title}</span> : null}
          </span>
          <ChevronDown size="s" />
        </summary>
        <LocalNav label={label} links={links} path={path} />
      </details>
    </ShowAt>
  );
}
