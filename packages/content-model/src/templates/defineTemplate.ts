import type { Fields } from '../fields/field.ts';

interface Template<F extends Fields> {
  label: string;
  help: string;
  /** A page of the sample content that has it, for tests to look at; one is made where nobody wrote any. */
  samplePath: string;
  fields: F;
  /** The site shows the risk disclaimer on it: its text need not. */
  disclaimer?: true;
}

/** The layout is the view of the same name in the site: `apps/site/src/views/<name>/<Name>View.tsx`. */
export function defineTemplate<F extends Fields>(template: Template<F>): Template<F> {
  return template;
}
