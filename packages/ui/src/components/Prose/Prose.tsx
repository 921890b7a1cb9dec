import type { ReactNode } from 'react';
import type { BoxProps } from '../../layout/box.ts';
import { prose } from './Prose.css.ts';
import { trustedHtml } from './trustedHtml.ts';

export type ProseProps = BoxProps &
  (
    | {
        /** Sanitised HTML. It is not sanitised here. */
        html: string;
        children?: undefined;
      }
    | { html?: undefined; children: ReactNode }
  );

/** An article's body, styled by its elements. Not for interfaces: there every part is a component. */
export function Prose({ html, children, ...rest }: ProseProps) {
  if (html !== undefined) return <div {...rest} className={prose} {...trustedHtml(html)} />;
  return (
    <div {...rest} className={prose}>
      {children}
    </div>
  );
}
