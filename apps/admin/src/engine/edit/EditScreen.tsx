import { type ContentTypeName, contentType, type Locale } from '@fundfront/content-model';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Screen } from '../../frame/Screen.tsx';

export type EditScreenProps = {
  type: ContentTypeName;
  /** The language to open at; both stand side by side where there is room. */
  locale?: Locale;
} & (
  | { singleton: true; id?: undefined }
  | { singleton?: undefined /** `new` for one that is not saved yet. */; id: string }
);

/** The editor of one entry. */
export function EditScreen({ type }: EditScreenProps) {
  const { one } = contentType(type).labels;
  return (
    <Screen title={one}>
      <EmptyState title={one}>The editor opens here.</EmptyState>
    </Screen>
  );
}
