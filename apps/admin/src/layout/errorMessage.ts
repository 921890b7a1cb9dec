import { ApiError } from '@fundfront/api-client';

export class PersonError extends Error {}

/** Where the server failed: an operator finds the reason in its log under this id. */
function referenceOf({ status, requestId }: ApiError): string {
  return status >= 500 && requestId ? ` Reference: ${requestId}.` : '';
}

/** What is no answer of the API is a fault of this app, whose details help nobody. */
export function errorMessage(error: unknown): string {
  if (error instanceof PersonError) return error.message;
  if (error instanceof ApiError) return error.message + referenceOf(error);
  return 'Something went wrong in this page. Reload it and try again.';
}
