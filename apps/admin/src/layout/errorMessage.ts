import { ApiError } from '@fundfront/api-client';

/** A failure in words for people. What is no answer of the API is a fault of this app: it says so without its details. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong in this page. Reload it and try again.';
}
