import type { Locale, SectionGroup } from '@fundfront/content-model';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Screen } from '../../frame/Screen.tsx';

export interface SectionScreenProps {
  group: SectionGroup;
  locale: Locale;
  /** Only the sections with pictures: `/admin/footer/media`. */
  media?: boolean;
}

/** The sections of a header or footer. */
export function SectionScreen({ group }: SectionScreenProps) {
  return (
    <Screen title={group}>
      <EmptyState title={group}>The sections open here.</EmptyState>
    </Screen>
  );
}
