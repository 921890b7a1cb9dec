import { Breadcrumbs } from '@fundfront/ui/components/Breadcrumbs';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useHeaderSlots } from './headerSlots.ts';
import * as styles from './Screen.css.ts';

export interface ScreenProps {
  title: string;
  crumbs?: readonly { label: string; href?: string }[];
  status?: ReactNode;
  actions?: ReactNode;
  note?: ReactNode;
  /** `hidden` for screens that show their title otherwise; it stays in the outline. */
  head?: 'shown' | 'hidden';
  /** `none` for screens that reach the edges of the pane, such as lists; `text` keeps to a reading width. */
  inset?: 'normal' | 'none' | 'text';
  children: ReactNode;
}

export function Screen(props: ScreenProps) {
  const { title, crumbs = [], status, actions, note, head = 'shown', inset = 'normal', children } = props;
  const slots = useHeaderSlots();
  useEffect(() => {
    document.title = `${title} · Staff admin`;
  }, [title]);
  // A crumb without an address is a group of the navigation; phones have room for the way back only.
  const groups = crumbs.filter(({ href }) => !href);
  const linked = crumbs.filter(({ href }) => href);
  const path = (
    <>
      <span className={styles.path}>
        {groups.map(({ label }) => (
          <span key={label} className={styles.group}>
            {label}
          </span>
        ))}
        <Breadcrumbs label="Breadcrumbs" items={[...linked, { label: title }]} />
      </span>
      {status ? (
        <span className={styles.status} role="status">
          {status}
        </span>
      ) : null}
    </>
  );
  return (
    <>
      {slots.crumbs ? createPortal(path, slots.crumbs) : null}
      {slots.actions && actions ? createPortal(actions, slots.actions) : null}
      <div className={head === 'shown' ? styles.head : styles.hiddenHead}>
        <h1 className={styles.title}>{title}</h1>
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
      <div className={styles.body[inset]}>{children}</div>
    </>
  );
}
