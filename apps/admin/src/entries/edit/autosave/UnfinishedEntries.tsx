import { type ContentTypeName, contentType, localeNames } from '@fundfront/content-model';
import { type AutosaveSummary, calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { formatAgo } from '../../../format/dates.ts';
import { errorMessage } from '../../../layout/errorMessage.ts';
import { listRole } from '../../../layout/listRole.ts';
import { draftPath } from '../../../paths/entryPaths.ts';
import { api } from '../../../session/session.ts';
import { useCall } from '../../../session/useCall.ts';
import { useTypeRights } from '../../../session/useCan.ts';
import * as styles from './autosave.css.ts';

interface UnfinishedEntriesProps {
  type: ContentTypeName;
  except?: string;
}

/** New entries that the person began and never saved. */
export function UnfinishedEntries({ type: name, except }: UnfinishedEntriesProps) {
  const type = contentType(name);
  const canEdit = useTypeRights(type).canEdit();
  const cache = useQueryClient();
  const { data } = useCall(calls.listAutosaves, {}, { enabled: canEdit });
  const found = data?.autosaves.filter((each) => each.isNew && each.type === name && each.id !== except) ?? [];
  if (found.length === 0) return null;

  async function discard({ id, locale, revision }: AutosaveSummary) {
    try {
      await api.call(calls.discardAutosave, { params: { type: type.path, id, locale }, body: { over: [revision] } });
      await cache.invalidateQueries({ queryKey: [calls.listAutosaves.path] });
    } catch (error) {
      toast.error(`Nothing was discarded. ${errorMessage(error)}`);
    }
  }

  const what = found.length === 1 ? `an unfinished ${type.labels.one.toLowerCase()}` : `${found.length} unfinished`;
  return (
    <div className={styles.unfinished}>
      <Notice title={`You have ${what}, never saved`} role="note">
        <ul {...listRole} className={styles.list}>
          {found.map((each) => (
            <li key={`${each.id} ${each.locale}`} className={styles.line}>
              <TextLink href={draftPath(name, each)}>
                <bdi lang={each.locale}>{each.title || `Untitled, ${localeNames[each.locale]}`}</bdi>
              </TextLink>
              <span>{formatAgo(each.updatedAt)}</span>
              <Button size="s" tone="quiet" onClick={() => discard(each)}>
                Discard
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
