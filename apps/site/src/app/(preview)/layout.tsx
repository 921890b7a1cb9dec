import type { ReactNode } from 'react';

/** The preview's language is known only once its token has been read: the page brings its own document. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return children;
}
