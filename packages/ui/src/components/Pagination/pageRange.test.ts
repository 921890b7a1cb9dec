import { describe, expect, it } from 'vitest';
import { pageRange } from './Pagination.tsx';

describe('pageRange', () => {
  it('shows every page of a short list', () => {
    expect(pageRange(2, 4)).toEqual([1, 2, 3, 4]);
  });
  it('leaves out what is far from the current page, and never only one page', () => {
    expect(pageRange(7, 13)).toEqual([1, 'gap', 6, 7, 8, 'gap', 13]);
    expect(pageRange(4, 13)).toEqual([1, 2, 3, 4, 5, 'gap', 13]);
  });
  it('holds at both ends', () => {
    expect(pageRange(1, 1)).toEqual([1]);
    expect(pageRange(13, 13)).toEqual([1, 'gap', 12, 13]);
  });
});
