export type { CellProps } from './Cell.tsx';
export { Cell } from './Cell.tsx';
export type { HeadCellProps } from './HeadCell.tsx';
export { HeadCell } from './HeadCell.tsx';
export type { RowProps } from './Row.tsx';
export { Row } from './Row.tsx';
export type { TableProps } from './Table.tsx';
export { Table, TBody, THead } from './Table.tsx';
