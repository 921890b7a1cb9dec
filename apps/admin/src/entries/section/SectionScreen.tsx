import { contentType, type Locale, localeNames, type SectionGroup, sectionByKey } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { FormServicesProvider } from '@fundfront/forms';
import { Notice } from '@fundfront/ui/components/Notice';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useCallback, useState } from 'react';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useTypeRights } from '../../session/useCan.ts';
import { useAutosaves } from '../edit/autosave/useAutosaves.ts';
import { useReadOnlyReason } from '../edit/readOnlyReason.ts';
import { useLeaveGuard } from '../edit/useLeaveGuard.tsx';
import { formServices } from '../formServices.ts';
import * as styles from './Section.css.ts';
import { SectionEditor, type SectionEditorProps } from './SectionEditor.tsx';

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
  const guard = useLeaveGuard(unsaved.length > 0, { kept: true });
  const shown = data?.filter((entry) => !media || sectionByKey(entry.key ?? '')?.uses.image);
  const title = `${media ? `${names[group]} news section` : names[group]}, ${localeNames[locale]}`;
  const post = contentType('post');
  const canEdit = useTypeRights(post).canEdit(locale);
  const readOnlyReason = useReadOnlyReason(post, [locale]);
  return (
    <FormServicesProvider value={formServices}>
      <Screen title={title} inset="text">
        {canEdit ? null : (
          <Notice title="Read only" role="note">
            <p>{readOnlyReason}</p>
          </Notice>
        )}
        {error ? (
          <CallError what={title} error={error} onRetry={refetch} />
        ) : shown ? (
          <div className={styles.list}>
            {shown.map((entry) => {
              const section = sectionByKey(entry.key ?? '');
              return section ? (
                <OpenSection
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

/** The editor begins with what the person typed before, so it waits for it. */
function OpenSection(props: Omit<SectionEditorProps, 'typed'>) {
  const unsaved = useAutosaves(props.type, props.detail.id);
  return unsaved ? <SectionEditor {...props} typed={unsaved(props.detail.locale)} /> : <Skeleton lines={4} />;
}
