import { auditGroupNames, auditGroups, contentType, forms, isContentTypeName } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';
import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Select } from '@fundfront/ui/components/Select';
import { TextInput } from '@fundfront/ui/components/TextInput';
import * as listStyles from '../../entries/list/List.css.ts';
import { Toolbar } from '../../layout/Toolbar.tsx';
import { useCall } from '../../session/useCall.ts';
import * as styles from './Activity.css.ts';
import { actionLabel, knownActions } from './actionLabel.ts';
import { type AuditState, auditTypes, type ChangeAudit } from './useAuditState.ts';

export function typeLabel(type: string): string {
  if (isContentTypeName(type)) return contentType(type).labels.one;
  const form = keysOf(forms).find((name) => name === type);
  return form ? forms[form].staff.labels.one : type;
}

interface AuditToolbarProps {
  state: AuditState;
  onChange: ChangeAudit;
}

export function AuditTabs({ state, onChange }: AuditToolbarProps) {
  const tabs = [{ id: '', label: 'All' }, ...auditGroupNames.map((id) => ({ id, label: auditGroups[id].label }))];
  return (
    <fieldset className={listStyles.tabs}>
      <legend className={listStyles.hidden}>Show</legend>
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={listStyles.tab}
          aria-pressed={(state.group ?? '') === id}
          onClick={() => onChange({ group: id, action: '' })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

export function AuditToolbar({ state, onChange }: AuditToolbarProps) {
  const { data: people = [] } = useCall(calls.listAuditPeople, {});
  const isFiltered = Object.keys(state).some((key) => key !== 'before');
  return (
    <Toolbar
      end={
        isFiltered ? (
          <Button
            tone="quiet"
            size="s"
            onClick={() => onChange({ group: '', action: '', userId: '', type: '', from: '', until: '' })}
          >
            Show all
          </Button>
        ) : null
      }
    >
      <Select
        width="short"
        aria-label="Person"
        value={state.userId ?? ''}
        onChange={({ target }) => onChange({ userId: target.value })}
      >
        <option value="">Anybody</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        width="short"
        aria-label="Action"
        value={state.action ?? ''}
        onChange={({ target }) => onChange({ action: target.value, group: '' })}
      >
        <option value="">Any action</option>
        {knownActions.map((action) => (
          <option key={action} value={action}>
            {actionLabel(action)}
          </option>
        ))}
      </Select>
      <Select
        width="short"
        aria-label="Type"
        value={state.type ?? ''}
        onChange={({ target }) => onChange({ type: target.value })}
      >
        <option value="">Any type</option>
        {auditTypes.map((type) => (
          <option key={type} value={type}>
            {typeLabel(type)}
          </option>
        ))}
      </Select>
      <span className={styles.day}>
        From
        <TextInput
          type="date"
          aria-label="From day"
          value={state.from ?? ''}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </span>
      <span className={styles.day}>
        to
        <TextInput
          type="date"
          aria-label="Until day"
          value={state.until ?? ''}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      </span>
    </Toolbar>
  );
}
