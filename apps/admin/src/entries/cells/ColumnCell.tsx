import type { AnyField } from '@fundfront/content-model';
import { Ltr } from '@fundfront/ui/components/Ltr';

interface ColumnCellProps {
  field: AnyField | undefined;
  /** For a reference, the API answers the title of the entry referred to. */
  value: string | number | boolean | null | undefined;
}

export function ColumnCell({ field, value }: ColumnCellProps) {
  const text = field?.plainText(value) ?? '';
  if (text === '') return null;
  return field?.direction === 'ltr' ? <Ltr>{text}</Ltr> : <bdi>{text}</bdi>;
}
