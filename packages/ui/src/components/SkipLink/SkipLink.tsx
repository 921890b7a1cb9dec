import { skip } from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** The address of the main part, `#main`; its element takes `tabIndex={-1}`. */
  href: string;
  children: string;
};

/** The first stop of the Tab key: past the header, to the page itself. One per page. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skip}>
      {children}
    </a>
  );
}
