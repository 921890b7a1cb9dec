import { skip } from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** The target element takes `tabIndex={-1}`. */
  href: string;
  children: string;
};

export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skip}>
      {children}
    </a>
  );
}
