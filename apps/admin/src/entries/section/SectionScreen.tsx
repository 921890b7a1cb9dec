import { contentType, type Locale, localeNames, type SectionGroup, sectionByKey } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { FormServicesProvider } from '@fundfront/forms';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useCallback, useState } from 'react';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useLeaveGuard } from '../edit/useLeaveGuard.tsx';
import { formServices } from '../formServices.ts';
import * as styles from './Section.css.ts';
import { SectionEditor } from './SectionEditor.tsx';

export interface SectionScreenProps {
  group: SectionGroup;
  locale: Locale;
  media?: boolean;
}

const names: Record<SectionGroup, string> = { 'main-header': 'Header', 'main-footer': 'Footer' };

export function SectionScreen({ group, locale, media = false }: SectionScreenProps) {
  const { data, error, refetch } = useCall(calls.getSections, { params: { group, locale } });
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const noteUnsaved = useCallback((id: string, is: boolean) => {
    setUnsaved((ids) => (ids.includes(id) === is ? ids : is ? [...ids, id] : ids.filter((each) => each !== id)));
  }, []);
  // One guard for all: the router heeds only the last of several.
  const guard = useLeaveGuard(unsaved.length > 0);
  const shown = data?.filter((entry) => !media || sectionByKey(entry.key ?? '')?.uses.image);
  const title = `${media ? `${names[group]} pictures` : names[group]}, ${localeNames[locale]}`;
  return (
    <FormServicesProvider value={formServices}>
      <Screen title={title} inset="text">
        {error ? (
          <CallError what={title} error={error} onRetry={refetch} />
        ) : shown ? (
          <div className={styles.list}>
            {shown.map((entry) => {
              const section = sectionByKey(entry.key ?? '');
              return section ? (
                <SectionEditor
                  key={entry.id}
                  type={contentType('post')}
                  section={section}
                  detail={entry}
                  onUnsaved={noteUnsaved}
                />
              ) : null;
            })}
          </div>
        ) : (
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        )}
        {guard}
      </Screen>
    </FormServicesProvider>
  );
}
