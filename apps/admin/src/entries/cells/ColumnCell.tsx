import type { AnyField, ColumnKind } from '@fundfront/content-model';
import { Ltr } from '@fundfront/ui/components/Ltr';
import type { ComponentType } from 'react';
import { formatDay } from '../../format/dates.ts';

type CellValue = string | number | boolean;
type CellProps = { value: CellValue; field: AnyField };

const TextValue = ({ value }: CellProps) => <bdi>{String(value)}</bdi>;
const LeftToRight = ({ value }: CellProps) => <Ltr>{String(value)}</Ltr>;
const Day = ({ value }: CellProps) => formatDay(String(value));
const YesNo = ({ value }: CellProps) => (value === true ? 'Yes' : 'No');
const Choice = ({ value, field }: CellProps) =>
  field.kind === 'select' ? (field.choices.find((choice) => choice.value === value)?.label ?? String(value)) : null;

/** How a list shows each kind that can be a column; a kind without a cell does not compile. */
const cells: Record<ColumnKind, ComponentType<CellProps>> = {
  text: TextValue,
  slug: LeftToRight,
  select: Choice,
  // The API answers the title of what is referred to.
  reference: TextValue,
  checkbox: YesNo,
  number: LeftToRight,
  decimal: LeftToRight,
  date: Day,
  email: LeftToRight,
  link: LeftToRight,
};

function isColumnKind(kind: AnyField['kind']): kind is ColumnKind {
  return Object.hasOwn(cells, kind);
}

/** The value of one column in a list. */
export function ColumnCell({ field, value }: { field: AnyField | undefined; value: CellValue | null | undefined }) {
  if (!field || value === null || value === undefined || !isColumnKind(field.kind)) return null;
  const Shown = cells[field.kind];
  return <Shown value={value} field={field} />;
}
