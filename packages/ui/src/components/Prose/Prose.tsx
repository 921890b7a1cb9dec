import type { ReactNode } from 'react';
import type { BoxProps } from '../../layout/box.ts';
import { prose } from './Prose.css.ts';

export type ProseProps = BoxProps &
  (
    | {
        /** Sanitised HTML. It is not sanitised here. */
        html: string;
        children?: undefined;
      }
    | { html?: undefined; children: ReactNode }
  );

/** A table may scroll inside itself, so it must be a stop of the keyboard; not every browser makes it one. */
const focusableTables = (html: string) => html.replace(/<table(?![^>]*\stabindex)(?=[\s>])/g, '<table tabindex="0"');

/**
 * Attributes that put sanitised HTML into an element. The one door for HTML from content: the API sanitises it when it is
 * written, the site again when it renders, and nothing else may come in here.
 */
const trustedHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: focusableTables(html) } });

/** An article's body, styled by its elements. Not for interfaces: there every part is a component. */
export function Prose({ html, children, ...rest }: ProseProps) {
  if (html !== undefined) return <div {...rest} className={prose} {...trustedHtml(html)} />;
  return (
    <div {...rest} className={prose}>
      {children}
    </div>
  );
}
