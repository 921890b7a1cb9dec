import * as styles from './Kbd.css.ts';

export type KbdProps = {
  /** As printed on the keys: "Ctrl K", "Esc". */
  children: string;
};

export function Kbd({ children }: KbdProps) {
  return (
    <kbd className={styles.kbd} dir="ltr" lang="en">
      {children}
    </kbd>
  );
}
