import {
  type FundFigureName,
  fundFigureLabels,
  fundFigureNames,
  isFundFigureName,
} from '@fundfront/content-model/fundFigures';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { Select } from '@fundfront/ui/components/Select';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { useFormServices } from '../../../ContentForm/services.ts';
import type { PanelProps } from '../panels.ts';
import { describeFigure, fundName } from './describeFigure.ts';
import * as styles from './fundFigure.css.ts';

interface Held {
  figure: FundFigureName;
  entry: string;
}

function selectedFigure({ editor }: Pick<PanelProps, 'editor'>): Held | null {
  if (!editor.isActive('fundFigure')) return null;
  const { figure, entry } = editor.getAttributes('fundFigure');
  return { figure: isFundFigureName(figure) ? figure : 'nav', entry: typeof entry === 'string' ? entry : '' };
}

/** A figure of a fund that the public sees; no text can hold one of another. */
export function FundFigureDialog({ editor, locale, onDone }: PanelProps) {
  const funds = useFormServices().useFunds(locale);
  const [held] = useState(() => selectedFigure({ editor }));
  const [{ figure, entry }, setChosen] = useState<Held>(held ?? { figure: 'nav', entry: '' });
  const row = funds?.find(({ id }) => id === entry);
  const { value, note } = describeFigure(figure, row);

  function apply() {
    const chain = editor.chain().focus();
    if (held) chain.updateAttributes('fundFigure', { figure, entry }).run();
    else chain.insertContent({ type: 'fundFigure', attrs: { figure, entry } }).run();
    onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={held ? 'Fund figure' : 'Insert a fund figure'}
      actions={
        <Button disabled={!row} onClick={apply}>
          {held ? 'Change figure' : 'Insert figure'}
        </Button>
      }
    >
      <Stack space="m">
        <Field label="Fund">
          {(control) => (
            <Select
              {...control}
              value={row ? entry : ''}
              onChange={(event) => setChosen({ figure, entry: event.currentTarget.value })}
            >
              <option value="">{funds ? 'Choose a fund' : 'Loading…'}</option>
              {funds?.map((fund) => (
                <option key={fund.id} value={fund.id}>
                  {fundName(fund)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Figure"
          help="Always the latest announced. Its date, and the basis of a return, come with it and can’t be taken off; below a text with a return stands the risk disclaimer."
        >
          {(control) => (
            <Select
              {...control}
              value={figure}
              onChange={({ currentTarget }) =>
                isFundFigureName(currentTarget.value) && setChosen({ entry, figure: currentTarget.value })
              }
            >
              {fundFigureNames.map((name) => (
                <option key={name} value={name}>
                  {fundFigureLabels[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {row ? (
          <output className={styles.preview}>
            {value === '—' ? 'Not announced: the page shows a dash and says so.' : `Now ${value} (${note})`}
          </output>
        ) : null}
      </Stack>
    </Dialog>
  );
}
