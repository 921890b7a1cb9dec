import { companyDocuments } from './companyDocuments.ts';
import type { SeedDocument } from './document.ts';
import { formDocuments } from './forms.ts';
import { fundDocuments } from './fundDocuments.ts';
import { reportDocuments } from './reports.ts';

/** A document that replaces another comes after it. */
export const documents: readonly SeedDocument[] = [
  ...formDocuments,
  ...reportDocuments,
  ...fundDocuments,
  ...companyDocuments,
];
