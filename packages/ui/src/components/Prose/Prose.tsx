import type { ReactNode } from 'react';
import type { BoxProps } from '../../layout/box.ts';
import { trustedHtml } from '../../trustedHtml.ts';
import { prose } from './Prose.css.ts';

export type ProseProps = BoxProps &
  (
    | {
        /** Must be sanitised already. */
        html: string;
        children?: undefined;
      }
    | { html?: undefined; children: ReactNode }
  );

/** A table may scroll inside itself, so it must be a stop of the keyboard; not every browser makes it one. */
const focusableTables = (html: string) => html.replace(/<table(?![^>]*\stabindex)(?=[\s>])/g, '<table tabindex="0"');

/** The only way in for HTML from content: the API sanitises it on writing, the site again on rendering. */
const markup = (html: string) => ({ dangerouslySetInnerHTML: { __html: trustedHtml(focusableTables(html)) } });

export function Prose({ html, children, ...rest }: ProseProps) {
  if (html !== undefined) return <div {...rest} className={prose} {...markup(html)} />;
  return (
    <div {...rest} className={prose}>
      {children}
    </div>
  );
}
