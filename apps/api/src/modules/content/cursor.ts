import * as v from 'valibot';
import { AppError } from '../../errors.ts';

export interface Cursor {
  order: string;
  key: string;
  id: string;
}

const shape = v.strictObject({ order: v.string(), key: v.string(), id: v.pipe(v.string(), v.uuid()) });

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Throws BAD_REQUEST for anything but a cursor of this very order. */
export function readCursor(text: string, order: string): Cursor {
  try {
    const cursor = v.parse(shape, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (cursor.order === order) return cursor;
  } catch {
    // Refused below.
  }
  throw new AppError('BAD_REQUEST', 'This is not the cursor of a page in this order. Start from the first page.');
}
