/**
 * The values are the last parts of the sections' addresses below `/downloads`, spelled as the specification spells
 * them; newsletters and publications have pages of their own.
 */
export const documentSections = [
  { value: 'application-forms', label: 'Application forms' },
  { value: 'financial-statements', label: 'Financial statements' },
  { value: 'fund-managers-report', label: 'Fund managers’ report' },
  { value: 'research-reports', label: 'Research reports' },
  { value: 'tax-credit', label: 'Tax credit' },
  { value: 'brochures', label: 'Brochures' },
  { value: 'director-report', label: 'Directors’ report' },
  { value: 'expense-ratio', label: 'Expense ratio' },
  { value: 'offering-document', label: 'Offering documents' },
  { value: 'policies', label: 'Policies' },
  { value: 'trust-deed', label: 'Trust deeds' },
  { value: 'newsletters', label: 'Newsletters' },
  { value: 'publication', label: 'Publications' },
] as const;

export type DocumentSection = (typeof documentSections)[number]['value'];
