import type { ContentType, Locale } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { useSession } from '../../../session/session.ts';
import { useCall } from '../../../session/useCall.ts';
import { type UnsavedTexts, unsavedTexts } from './unsavedText.ts';

type FindUnsaved = (locale: Locale) => UnsavedTexts | undefined;

/**
 * Null while it loads. A server that does not answer must not keep anybody from writing: then this browser's text counts.
 */
export function useAutosaves(type: ContentType, id: string, enabled = true): FindUnsaved | null {
  const userId = useSession(({ user }) => user?.id ?? '');
  const { data, error } = useCall(calls.getAutosaves, { params: { type: type.path, id } }, { enabled, once: true });
  if (enabled && !data && !error) return null;
  return (locale) => unsavedTexts({ userId, id, locale }, data?.autosaves ?? []);
}
