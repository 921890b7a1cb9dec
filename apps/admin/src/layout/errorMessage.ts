import { ApiError } from '@fundfront/api-client';

export class PersonError extends Error {}

/** What is no answer of the API is a fault of this app, whose details help nobody. */
export function errorMessage(error: unknown): string {
  if (error instanceof PersonError) return error.message;
  return error instanceof ApiError ? error.message : 'Something went wrong in this page. Reload it and try again.';
}
