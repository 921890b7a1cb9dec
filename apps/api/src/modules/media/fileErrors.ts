import { formMessages } from '@fundfront/content-model';
import { AppError } from '../../errors.ts';

/** Of an allowed kind, but incomplete, or made to choke whoever opens it. */
export function brokenFile(cause?: unknown): AppError {
  return new AppError('VALIDATION', formMessages.en['file.broken'], { cause });
}

export function tooLargeFile(): AppError {
  return new AppError('TOO_LARGE', formMessages.en['file.size']);
}
