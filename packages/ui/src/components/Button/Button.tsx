import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import * as styles from './Button.css.ts';

type ButtonBaseProps = {
  /** One `primary` per view; `gold` only for the one action of a hero; `onDark` on navy and teal. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'gold' | 'onDark' | 'danger';
  /** 36, 44 or 52 px on the site; 28, 32 or 40 px in the staff app. */
  size?: 's' | 'm' | 'l';
  stretch?: 'never' | 'phone' | 'always';
  icon?: ReactNode;
  /** Only shown; the screen binds the key. */
  shortcut?: string;
  children: ReactNode;
};

type Unstyled<T> = Omit<T, 'className' | 'style' | 'children' | 'href'>;

type AsButton = Unstyled<ComponentPropsWithRef<'button'>> & {
  href?: undefined;
  busy?: boolean;
};

type AsLink = Unstyled<ComponentPropsWithRef<'a'>> & { href: string; busy?: undefined; disabled?: undefined };

export type ButtonProps = ButtonBaseProps & (AsButton | AsLink);

const ignore: MouseEventHandler = (event) => event.preventDefault();

export function Button({
  tone = 'primary',
  size = 'm',
  stretch = 'never',
  icon,
  shortcut,
  children,
  ...rest
}: ButtonProps) {
  const className = styles.button({ tone, size, stretch });
  const content = (
    <span className={styles.content}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      {children}
      {shortcut ? (
        <span className={styles.shortcut} aria-hidden="true">
          {shortcut}
        </span>
      ) : null}
    </span>
  );

  if (rest.href !== undefined) {
    return (
      <a {...rest} className={className}>
        {content}
      </a>
    );
  }

  const { busy, type = 'button', onClick, href: _none, ...native } = rest;
  return (
    // Busy is aria-disabled, not disabled: the focus stays where the person left it.
    <button
      {...native}
      type={type}
      className={className}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {content}
      {busy ? <span className={styles.wheel} aria-hidden="true" /> : null}
    </button>
  );
}
