import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IconButton.css.ts';

type IconButtonBaseProps = {
  label: string;
  icon: ReactNode;
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
};

type Unstyled<T> = Omit<T, 'className' | 'style' | 'children' | 'href' | 'aria-label'>;
type AsButton = Unstyled<ComponentPropsWithRef<'button'>> & { href?: undefined };
type AsLink = Unstyled<ComponentPropsWithRef<'a'>> & { href: string };

export type IconButtonProps = IconButtonBaseProps & (AsButton | AsLink);

export function IconButton({ label, icon, tone = 'quiet', size = 'm', ...rest }: IconButtonProps) {
  const className = `${styles.button} ${styles.tone[tone]} ${styles.size[size]}`;
  if (rest.href !== undefined) {
    return (
      <a {...rest} href={rest.href} className={className}>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </a>
    );
  }
  const { type = 'button', href: _none, ...native } = rest;
  return (
    <button {...native} type={type} className={className}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
