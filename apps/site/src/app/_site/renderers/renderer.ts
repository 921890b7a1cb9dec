import type { ReactNode } from 'react';
import type { ViewProps } from '../../../views/view.ts';

/** Draws a page's own part, between header and footer, and reads what it needs beyond the page. */
export type Renderer = (view: ViewProps) => ReactNode | Promise<ReactNode>;
