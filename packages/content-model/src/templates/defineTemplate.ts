import type { Fields } from '../defineContentType.ts';

interface Template<Name extends string, F extends Fields> {
  name: Name;
  label: string;
  /** What an editor should choose it for. */
  help: string;
  /** Fields beyond those of every page. */
  fields: F;
  /** Types whose entries a page of this template lists: it is made anew when one of them changes. */
  lists?: readonly string[];
}

/** Declares how a page is laid out and what it holds beyond title and body; the site has one view per template. */
export function defineTemplate<const Name extends string, F extends Fields>(
  template: Template<Name, F>,
): Template<Name, F> {
  return template;
}
