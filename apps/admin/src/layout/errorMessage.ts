import { ApiError } from '@fundfront/api-client';

/** What is no answer of the API is a fault of this app, whose details help nobody. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong in this page. Reload it and try again.';
  return error.status < 500 || !error.requestId ? error.message : `${error.message} Reference: ${error.requestId}`;
}
