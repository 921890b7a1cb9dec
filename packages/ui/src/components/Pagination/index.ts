export type { PagerProps, PaginationProps } from './Pagination.tsx';
export { Pager, Pagination } from './Pagination.tsx';
export { pageRange } from './pageRange.ts';
