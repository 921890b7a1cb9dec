import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { FilterBox } from '../../features/filter/FilterBox.tsx';
import { SectionsPage } from '../documents/SectionsPage.tsx';
import type { DocumentSectionLink } from '../documents/sectionLinks.ts';
import type { ViewProps } from '../view.ts';
import * as styles from './DownloadsHubView.css.ts';
import { SectionList } from './SectionList.tsx';

interface DownloadsHubViewProps extends ViewProps {
  sections: readonly DocumentSectionLink[];
}

export function DownloadsHubView({ sections, ...view }: DownloadsHubViewProps) {
  const { locale, messages, page } = view;
  const { searchLatest: search, found, nothing } = messages.reading.documents;
  return (
    <SectionsPage {...view} sections={sections} space="m">
      {page.body ? <Prose html={page.body} /> : null}
      {sections.length > 0 ? (
        <>
          <div className={styles.search}>
            <FilterBox list="sections" messages={{ search, found, nothing }} />
          </div>
          <SectionList locale={locale} messages={messages} sections={sections} />
        </>
      ) : (
        <Text tone="secondary">{messages.page.noChildren}</Text>
      )}
    </SectionsPage>
  );
}
