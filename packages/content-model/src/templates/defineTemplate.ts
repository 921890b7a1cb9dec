import type { Fields } from '../fields/field.ts';

interface Template<F extends Fields> {
  label: string;
  /** What an editor should choose it for. */
  help: string;
  /** A page of the sample content that has it, for tests to look at; one is made where nobody wrote any. */
  samplePath: string;
  /** Fields beyond those of every page. */
  fields: F;
  /** Types whose entries a page of this template lists: it is made anew when one of them changes. */
  lists?: readonly string[];
}

/**
 * Declares what a page holds beyond title and body. How it is laid out is the view of the same name in the site:
 * `apps/site/src/views/<name>/<Name>View.tsx`.
 */
export function defineTemplate<F extends Fields>(template: Template<F>): Template<F> {
  return template;
}
