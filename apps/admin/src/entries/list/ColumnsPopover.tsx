import type { ContentType } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Popover } from '@fundfront/ui/components/Popover';
import * as styles from './List.css.ts';
import { shownColumns } from './listCall.ts';
import type { ListState } from './listState.ts';

interface ColumnsPopoverProps {
  type: ContentType;
  state: ListState;
  onChange: (columns: string[]) => void;
}

export function ColumnsPopover({ type, state, onChange }: ColumnsPopoverProps) {
  const shown = shownColumns(type, state);
  const names = Object.keys(type.fields).filter((name) => name !== 'title' && type.fields[name]?.column);
  if (names.length === 0) return null;
  const toggle = (name: string) => {
    const next = shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name];
    onChange(next);
  };
  return (
    <Popover label="Columns" trigger={<Button tone="quiet">Columns</Button>}>
      <div className={styles.popover}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={type.fields[name]?.label ?? name}
            checked={shown.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
        <Button tone="quiet" size="s" disabled={state.columns.length === 0} onClick={() => onChange([])}>
          As it was
        </Button>
      </div>
    </Popover>
  );
}
