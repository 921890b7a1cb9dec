/** Apart from the other words, because the error page carries them to the browser. */
export const enErrors = {
  notFound: 'This page could not be found',
  notFoundLead: 'The address may be old or mistyped. Search for the page, or start from one of these.',
  backHome: 'Back to the home page',
  error: 'Error',
  errorLead: 'The page could not be shown just now. Try again in a moment.',
  reference: 'If you write to us about it, name this reference:',
  retry: 'Try again',
};
