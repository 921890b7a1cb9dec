import { type ContentType, limits } from '@fundfront/content-model';
import { calls, type SavedView } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Popover } from '@fundfront/ui/components/Popover';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { toast } from '@fundfront/ui/components/Toaster';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../layout/errorMessage.ts';
import { api } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import * as styles from './List.css.ts';
import { viewQuery } from './listState.ts';

/** One's own views of a list: search, state, filters, order and columns under a name. */
export function SavedViews({ type }: { type: ContentType }) {
  const [params, setParams] = useSearchParams();
  const { data = [] } = useCall(calls.listViews, { params: { type: type.path } });
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: [calls.listViews.path] });
  const current = viewQuery(params);
  const active = data.find(({ query }) => query === current);

  async function remove({ id, name }: SavedView) {
    try {
      await api.call(calls.deleteView, { params: { type: type.path, id } });
      await refresh();
      toast.success(`View “${name}” removed`);
    } catch (error) {
      toast.error(`The view is still there. ${errorMessage(error)}`);
    }
  }

  return (
    <>
      {data.map((view) => (
        <button
          key={view.id}
          type="button"
          className={styles.tab}
          aria-pressed={view.id === active?.id}
          onClick={() => setParams(new URLSearchParams(view.query))}
        >
          <bdi>{view.name}</bdi>
        </button>
      ))}
      {active ? (
        <button type="button" className={styles.tabAction} onClick={() => void remove(active)}>
          Remove this view
        </button>
      ) : current === '' ? null : (
        <Popover
          label="Save this view"
          trigger={
            <button type="button" className={styles.tabAction}>
              Save this view
            </button>
          }
        >
          {(close) => <NameForm type={type} query={current} onSaved={() => void refresh().then(close)} />}
        </Popover>
      )}
    </>
  );
}

function NameForm({ type, query, onSaved }: { type: ContentType; query: string; onSaved: () => void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await api.call(calls.saveView, { params: { type: type.path }, body: { name, query } });
      onSaved();
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className={styles.popover} onSubmit={(event) => void save(event)}>
      <Field label="Name of the view" help="Only you see it" error={problem} required>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={limits.viewNameLength}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} disabled={name.trim() === ''}>
        Save
      </Button>
    </form>
  );
}
