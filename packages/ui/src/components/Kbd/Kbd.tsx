import * as styles from './Kbd.css.ts';

export type KbdProps = {
  children: string;
};

export function Kbd({ children }: KbdProps) {
  return (
    <kbd className={styles.kbd} dir="ltr" lang="en">
      {children}
    </kbd>
  );
}
