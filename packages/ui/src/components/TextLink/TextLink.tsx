import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronEnd, External } from '../../icons/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextLink.css.ts';

export type TextLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'href' | 'children'> & {
  href: string;
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  /** A 44 px target; with `arrow` a chevron after the words. */
  standalone?: boolean;
  arrow?: boolean;
  /** Opens in the same tab unless `newTabLabel` is given. */
  external?: boolean;
  newTabLabel?: string;
  children: ReactNode;
};

export function TextLink({
  href,
  tone = 'default',
  size = 'inherit',
  standalone = false,
  arrow = false,
  external = false,
  newTabLabel,
  children,
  ...rest
}: TextLinkProps) {
  const classNames = [styles.link, styles.tone[tone], styles.size[size]];
  if (standalone || arrow) classNames.push(styles.standalone);
  const tab = newTabLabel ? { target: '_blank' } : {};
  const off = external || newTabLabel ? { rel: 'noopener noreferrer' } : {};
  return (
    <a {...tab} {...off} {...rest} href={href} className={classNames.join(' ')}>
      {children}
      {arrow ? <ChevronEnd size="s" /> : null}
      {external ? (
        <span className={styles.mark}>
          <External size="s" />
        </span>
      ) : null}
      {newTabLabel ? <VisuallyHidden> ({newTabLabel})</VisuallyHidden> : null}
    </a>
  );
}
