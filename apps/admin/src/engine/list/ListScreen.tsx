import { type ContentTypeName, contentType } from '@fundfront/content-model';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Screen } from '../../frame/Screen.tsx';

export interface ListScreenProps {
  type: ContentTypeName;
}

/** The entries of a type. */
export function ListScreen({ type }: ListScreenProps) {
  const { many } = contentType(type).labels;
  return (
    <Screen title={many}>
      <EmptyState title={many}>The list of {many.toLowerCase()} opens here.</EmptyState>
    </Screen>
  );
}
