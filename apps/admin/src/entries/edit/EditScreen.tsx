import { type ContentTypeName, contentType, emptyRow, type Locale, otherLocale } from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { FormServicesProvider } from '@fundfront/forms';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { newId } from '../../paths/entryPaths.ts';
import { useCall } from '../../session/useCall.ts';
import { formServices } from '../formServices.ts';
import { useAutosaves } from './autosave/useAutosaves.ts';
import { Editor } from './Editor.tsx';
import { openRow } from './entryRow.ts';

const NewEntry = lazy(async () => ({ default: (await import('./NewEntry.tsx')).NewEntry }));

export type EditScreenProps = {
  type: ContentTypeName;
  locale?: Locale;
} & (
  | { singleton: true; id?: undefined }
  | { singleton?: undefined /** `new` for one that is not saved yet. */; id: string }
);

export function EditScreen(props: EditScreenProps) {
  const [search] = useSearchParams();
  const lang = search.get('lang');
  const locale = props.locale ?? (lang === 'ur' ? 'ur' : 'en');
  return (
    <FormServicesProvider value={formServices}>
      {props.id === newId ? (
        <Suspense fallback={<LoadingEntry name={props.type} />}>
          <NewEntry name={props.type} locale={locale} parentId={search.get('parent')} />
        </Suspense>
      ) : props.singleton ? (
        <OpenSingleton name={props.type} locale={locale} />
      ) : (
        <OpenEntry key={props.id} name={props.type} id={props.id} locale={locale} />
      )}
    </FormServicesProvider>
  );
}

interface OpenProps {
  name: ContentTypeName;
  locale: Locale;
}

function OpenSingleton({ name, locale }: OpenProps) {
  const found = useCall(calls.getSingleton, { params: { type: contentType(name).path, locale: 'en' } });
  if (found.error) return <EntryLoadError name={name} error={found.error} retry={found.refetch} />;
  return found.data ? <OpenEntry name={name} id={found.data.id} locale={locale} /> : <LoadingEntry name={name} />;
}

function OpenEntry({ name, id, locale }: OpenProps & { id: string }) {
  const type = contentType(name);
  const en = useCall(calls.getEntry, { params: { type: type.path, id, locale: 'en' } });
  const ur = useCall(calls.getEntry, { params: { type: type.path, id, locale: 'ur' } });
  const unsaved = useAutosaves(type, id);
  const error = en.error ?? ur.error;
  if (error && !(en.data && ur.data)) {
    return <EntryLoadError name={name} error={error} retry={() => void Promise.all([en.refetch(), ur.refetch()])} />;
  }
  if (!en.data || !ur.data || !unsaved) return <LoadingEntry name={name} />;
  const details: Record<Locale, EntryDetail> = { en: en.data, ur: ur.data };
  const first = en.data.baseLocale;
  const base = details[first].version > 0 ? details[first].data : emptyRow(type);
  const second = details[otherLocale(first)];
  return (
    <Editor
      key={id}
      type={type}
      detail={details[first]}
      start={locale}
      opened={{
        base: { ...openRow(type, details[first], base), typed: unsaved(first) },
        translation: { ...openRow(type, second, base), typed: unsaved(otherLocale(first)) },
      }}
    />
  );
}

function EntryLoadError({
  name,
  error,
  retry,
}: {
  name: ContentTypeName;
  error: Parameters<typeof CallError>[0]['error'];
  retry: () => void;
}) {
  const { one } = contentType(name).labels;
  return (
    <Screen title={one}>
      <CallError what={`The ${one.toLowerCase()}`} error={error} onRetry={retry} />
    </Screen>
  );
}

function LoadingEntry({ name }: { name: ContentTypeName }) {
  return (
    <Screen title={contentType(name).labels.one}>
      <div aria-busy="true">
        <Skeleton lines={8} />
      </div>
    </Screen>
  );
}
