import { ApiError } from '@fundfront/api-client';

/** Throws, as the API would, where one of the two languages has no reason: visitors of both read it. */
export function reasonProblems({ en, ur }: { en: string; ur: string }): void {
  const fields = [
    ...(en === '' ? [{ path: 'reasonEn', message: 'Write the reason in English' }] : []),
    ...(ur === '' ? [{ path: 'reasonUr', message: 'Write the reason in Urdu' }] : []),
  ];
  if (fields.length > 0) {
    throw new ApiError(400, { error: 'The reason is missing.', text_code: 'VALIDATION', fields });
  }
}
