import type { ReactNode } from 'react';
import type { BoxProps } from '../../layout/box.ts';
import { trustedHtml } from '../../trustedHtml.ts';
import { parts, prose } from './Prose.css.ts';

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

const tagsOf: readonly (readonly [part: string, tags: RegExp])[] = [
  [parts.headings, /<h[2-5]\b/],
  [parts.marks, /<(mark|u|abbr|sub|sup)\b/],
  [parts.code, /<(code|pre)\b/],
  [parts.fundFigures, /\sdata-fund-figure\b/],
  [parts.documents, /\sdata-block="documents"/],
  [parts.details, /<details\b/],
  [parts.embeds, /\sdata-embed\b/],
  [parts.lists, /<(ul|ol)\b/],
  [parts.terms, /<dl\b/],
  [parts.quotes, /<blockquote\b/],
  [parts.callouts, /\sdata-callout\b/],
  [parts.figures, /<(figure|figcaption|caption)\b/],
  [parts.breaks, /<hr\b/],
  [parts.tables, /<table\b/],
];

function classOf(html?: string): string {
  const needed = tagsOf.filter(([, tags]) => html === undefined || tags.test(html));
  return [prose, ...needed.map(([part]) => part)].join(' ');
}

export function Prose({ html, children, ...rest }: ProseProps) {
  if (html !== undefined) return <div {...rest} className={classOf(html)} {...markup(html)} />;
  return (
    <div {...rest} className={classOf()}>
      {children}
    </div>
  );
}
