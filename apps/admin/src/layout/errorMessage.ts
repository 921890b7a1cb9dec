import { ApiError } from '@fundfront/api-client';

/** What is no answer of the API is a fault of this app, whose details help nobody. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong in this page. Reload it and try again.';
}
