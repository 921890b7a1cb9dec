import { AppError } from '../../errors.ts';

/** Of an allowed kind, but not whole, or made to choke whoever opens it. */
export function brokenFile(cause?: unknown): AppError {
  return new AppError('VALIDATION', 'Please upload a valid file.', { cause });
}

export function tooLargeFile(): AppError {
  return new AppError('TOO_LARGE', 'File size must be less than 10MB.');
}
