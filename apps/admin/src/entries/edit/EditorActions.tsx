import { type ContentType, type Locale, localeNames } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useTypeRights } from '../../session/useCan.ts';
import { PublishBoth } from './PublishBoth.tsx';
import type { RowEditor } from './useRowEditor.ts';

interface EditorActionsProps {
  type: ContentType;
  id: string;
  rows: Record<Locale, RowEditor>;
  locale: Locale;
  pane: 'none' | 'history' | 'preview';
  onPane: (pane: 'none' | 'history' | 'preview') => void;
  onSave: () => Promise<boolean>;
}

export function EditorActions({ type, id, rows, locale, pane, onPane, onSave }: EditorActionsProps) {
  const { canEdit, canPublish } = useTypeRights(type);
  const dirty = rows.en.dirty || rows.ur.dirty;
  const saving = rows.en.busy === 'saving' || rows.ur.busy === 'saving';
  const toggle = (which: 'history' | 'preview') => () => onPane(pane === which ? 'none' : which);
  return (
    <>
      <Button tone="quiet" aria-pressed={pane === 'history'} onClick={toggle('history')}>
        History
      </Button>
      <Button tone="quiet" shortcut={keyLabel('preview')} aria-pressed={pane === 'preview'} onClick={toggle('preview')}>
        Preview
      </Button>
      {canEdit() ? (
        <Button tone="secondary" shortcut={keyLabel('save')} busy={saving} disabled={!dirty} onClick={onSave}>
          Save draft
        </Button>
      ) : null}
      <PublishBoth type={type} id={id} rows={rows} />
      {canPublish(locale) ? (
        <Button shortcut={keyLabel('publish')} busy={rows[locale].busy === 'publishing'} onClick={rows[locale].publish}>
          <span>
            Publish <span lang={locale}>{localeNames[locale]}</span>
          </span>
        </Button>
      ) : null}
    </>
  );
}
