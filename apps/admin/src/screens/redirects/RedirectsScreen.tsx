import { limits } from '@fundfront/content-model';
import { calls, type RedirectRule } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { ConfirmDialog } from '@fundfront/ui/components/ConfirmDialog';
import { SearchField } from '@fundfront/ui/components/SearchField';
import { Skeleton } from '@fundfront/ui/components/Skeleton';
import { useState } from 'react';
import { hidden, tab, tabs, toolbar, waiting } from '../../entries/list/List.css.ts';
import { useDebouncedSearch } from '../../entries/useDebouncedSearch.ts';
import { keyLabel } from '../../keyboard/shortcuts.ts';
import { useShortcut } from '../../keyboard/useShortcut.ts';
import { CallError } from '../../layout/CallError.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { useCall } from '../../session/useCall.ts';
import { useCan } from '../../session/useCan.ts';
import { MissedTable } from './MissedTable.tsx';
import * as styles from './Redirects.css.ts';
import { emptyRule, RuleDialog, type RuleDraft } from './RuleDialog.tsx';
import { RulesTable } from './RulesTable.tsx';
import { TryAddress } from './TryAddress.tsx';
import { useRedirectActions } from './useRedirectActions.ts';

const views = { both: 'Both', rules: 'Rules', missed: 'Addresses visitors missed', ignored: 'Left alone' } as const;
type View = keyof typeof views;
const isView = (name: string): name is View => Object.hasOwn(views, name);

const draftOf = ({ id, from, to, permanent, note, endsOn }: RedirectRule): RuleDraft => ({
  id,
  from,
  to,
  permanent,
  note,
  endsOn,
});

export function RedirectsScreen() {
  const [view, setView] = useState<View>('both');
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedSearch(search, setSearch);
  const [cursors, setCursors] = useState<{ cursor?: string; movedCursor?: string }>({});
  const [draft, setDraft] = useState<RuleDraft | null>(null);
  const [leaving, setLeaving] = useState<RedirectRule | null>(null);
  const editable = useCan('content.publish', 'everywhere');
  const actions = useRedirectActions();
  const ignored = view === 'ignored';
  const query = { ...(search && { search }), ...cursors };
  const rules = useCall(calls.listRedirects, { query }, { keepPreviousData: true });
  const missed = useCall(calls.listMissedAddresses, { query: { ignored: ignored ? 'yes' : 'no' } });
  useShortcut('create', () => editable && setDraft(emptyRule));

  const sure = missed.data?.addresses.filter(({ match }) => match?.sure) ?? [];
  const toMend = rules.data?.rules.filter(({ state }) => state !== 'works' && state !== 'ended').length ?? 0;
  const more = rules.data && (rules.data.nextCursor !== null || rules.data.nextMovedCursor !== null);
  return (
    <Screen
      title="Redirects"
      crumbs={[{ label: 'Site' }]}
      note={toMend > 0 ? `${toMend} ${toMend === 1 ? 'rule needs' : 'rules need'} a look` : undefined}
      inset="none"
      actions={
        editable ? (
          <Button shortcut={keyLabel('create')} onClick={() => setDraft(emptyRule)}>
            New rule
          </Button>
        ) : null
      }
    >
      <fieldset className={tabs}>
        <legend className={hidden}>Show</legend>
        {Object.entries(views).map(([name, label]) => (
          <button
            key={name}
            type="button"
            className={tab}
            aria-pressed={name === view}
            onClick={() => isView(name) && setView(name)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {view === 'rules' ? null : (
        <section className={styles.section} aria-label={views[ignored ? 'ignored' : 'missed']}>
          <div className={styles.head}>
            <h2 className={styles.title}>{views[ignored ? 'ignored' : 'missed']}</h2>
            <span
              className={styles.quiet}
            >{`last ${limits.addressHitDays} days, counted without anything of who asked`}</span>
            {editable && !ignored && sure.length > 1 ? (
              <span className={styles.end}>
                <Button
                  size="s"
                  tone="quiet"
                  busy={actions.busy !== null}
                  onClick={async () => {
                    for (const { path, match } of sure) if (match) await actions.redirect(path, match.path);
                  }}
                >
                  {`Mend the ${sure.length} sure ones`}
                </Button>
              </span>
            ) : null}
          </div>
          {missed.data ? (
            <MissedTable
              addresses={missed.data.addresses}
              ignored={ignored}
              editable={editable}
              actions={actions}
              onOther={(from) => setDraft({ ...emptyRule, from })}
            />
          ) : missed.error ? (
            <CallError what="Missed addresses" error={missed.error} onRetry={missed.refetch} />
          ) : (
            <div className={waiting} aria-busy="true">
              <Skeleton lines={4} />
            </div>
          )}
        </section>
      )}
      {view === 'both' || view === 'rules' ? (
        <section className={styles.section} aria-label="Rules">
          <div className={styles.head}>
            <h2 className={styles.title}>Rules</h2>
            <span className={styles.quiet}>pages win over rules; the closest rule wins over others</span>
          </div>
          <div className={toolbar}>
            <SearchField
              label="From or to"
              width="bar"
              value={typed}
              onChange={(event) => {
                setCursors({});
                setTyped(event.currentTarget.value);
              }}
            />
          </div>
          <TryAddress />
          {rules.data ? (
            <RulesTable
              rules={rules.data.rules}
              moved={rules.data.moved}
              editable={editable}
              onEdit={(rule) => setDraft(draftOf(rule))}
              onRemove={setLeaving}
            />
          ) : rules.error ? (
            <CallError what="Rules" error={rules.error} onRetry={rules.refetch} />
          ) : (
            <div className={waiting} aria-busy="true">
              <Skeleton lines={4} />
            </div>
          )}
          <div className={styles.head}>
            {Object.keys(cursors).length > 0 ? (
              <Button size="s" tone="secondary" onClick={() => setCursors({})}>
                From the beginning
              </Button>
            ) : null}
            {more && rules.data ? (
              <Button size="s" tone="secondary" onClick={() => setCursors(nextOf(rules.data))}>
                Next
              </Button>
            ) : null}
          </div>
        </section>
      ) : null}
      {draft ? (
        <RuleDialog key={draft.id ?? draft.from} draft={draft} onClose={() => setDraft(null)} onSave={actions.save} />
      ) : null}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Remove the rule?"
        message={`Visitors who ask for ${leaving?.from ?? ''} will see “not found”, at once.`}
        actions={[
          { title: 'Keep it' },
          {
            title: 'Remove',
            tone: 'danger',
            action: async () => {
              if (leaving) await actions.remove(leaving.id, leaving.from);
            },
          },
        ]}
      />
    </Screen>
  );
}

/** A list that ended stays at its end while the other goes on. */
function nextOf({ nextCursor, nextMovedCursor }: { nextCursor: string | null; nextMovedCursor: string | null }) {
  const past = '\uffff';
  return { cursor: nextCursor ?? past, movedCursor: nextMovedCursor ?? past };
}
