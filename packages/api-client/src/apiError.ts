import { type ErrorCode, type ErrorResponse, errorResponse } from '@fundfront/content-model/wire/errors';
import * as v from 'valibot';

/** `status` is 0 when no answer came at all (offline, timed out, not reachable). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: NonNullable<ErrorResponse['fields']>;
  /** Seconds to wait before trying again, where the API named them. */
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(status: number, response: ErrorResponse, options?: ErrorOptions) {
    super(response.error, options);
    this.status = status;
    this.code = response.text_code;
    this.fields = response.fields ?? [];
    this.retryAfter = response.retryAfter;
    this.requestId = response.requestId;
  }
}

export function networkError(cause: unknown): ApiError {
  const error = 'The server could not be reached. Check the connection and try again.';
  return new ApiError(0, { error, text_code: 'UNAVAILABLE' }, { cause });
}

/** Also for a response that a proxy in between made and that is no JSON of ours. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(errorResponse, body);
  if (parsed.success) return new ApiError(response.status, parsed.output);
  const text_code = response.status >= 500 ? 'UNAVAILABLE' : 'BAD_REQUEST';
  return new ApiError(response.status, { error: `The server answered with an error (${response.status}).`, text_code });
}
