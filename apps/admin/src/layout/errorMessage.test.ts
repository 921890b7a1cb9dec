import { ApiError } from '@fundfront/api-client';
import { expect, it } from 'vitest';
import { errorMessage, PersonError } from './errorMessage.ts';

const answer = (status: number) =>
  new ApiError(status, { error: 'It failed.', text_code: 'INTERNAL', requestId: 'id-of-the-request' });

it('names the request where the server failed, and nowhere else', () => {
  expect(errorMessage(answer(500))).toBe('It failed. Reference: id-of-the-request.');
  expect(errorMessage(answer(422))).toBe('It failed.');
  expect(errorMessage(new PersonError('Choose a file.'))).toBe('Choose a file.');
  expect(errorMessage(new TypeError('x is not a function'))).not.toContain('function');
});
