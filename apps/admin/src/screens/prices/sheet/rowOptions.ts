import { padPrice } from './decimals.ts';
import { emptyContent, openFindings, shownContent } from './rowState.ts';
import { columnLabel, type PriceColumn, type RowView, withValue } from './rowView.ts';
import type { DaySheet } from './useDaySheet.ts';

export interface RowOption {
  title: string;
  help: string;
  /** Whether it is most probably meant. */
  best?: boolean;
  run: () => void;
}

interface RowTools {
  focusCell: (column: PriceColumn) => void;
  focusNote: () => void;
}

/** What a maker may do about the row now, the likeliest first. */
export function rowOptions(view: RowView, day: DaySheet, tools: RowTools): RowOption[] {
  const { row, state } = view;
  const { draft, announced, fund } = row;
  if (!day.maker) return [];
  const save = (content: RowView['content']) => void day.rows.saves.save(fund, content);
  const discard = () => save(emptyContent);
  if (state === 'waiting') {
    const back = () => save(shownContent(row));
    return draft?.isOwn ? [{ title: 'Take it back', help: 'To change it; it waits no longer', run: back }] : [];
  }
  const again: RowOption[] =
    state === 'sent-back'
      ? [
          {
            title: 'Submit it again',
            help: 'As it stands; the checker reads your reason',
            run: () => void day.actions.submit([fund]),
          },
        ]
      : [];
  if (announced) {
    const open = () => day.open({ name: 'correct', fund });
    if (!draft) return [{ title: 'Correct…', help: 'A new announcement; the old one stays known', run: open }];
    return [
      { title: 'Change the correction…', help: 'Its prices and its reasons', run: open },
      ...again,
      { title: 'Drop the correction', help: 'What was announced goes on to hold', run: discard },
    ];
  }
  if (draft?.kind === 'no-price') {
    return [
      ...again,
      { title: 'Change the reason…', help: 'Or until when it holds', run: () => day.open({ name: 'no-price', fund }) },
      { title: 'Enter a price', help: 'Forgets that there is none', run: discard },
    ];
  }
  const noPrice: RowOption = {
    title: 'No NAV…',
    help: 'A record with its reason, in both languages',
    run: () => day.open({ name: 'no-price', fund }),
  };
  if (!draft) {
    return [{ title: 'Type the NAV', help: 'Offer and redemption follow', run: () => tools.focusCell('nav') }, noPrice];
  }
  return [...findingOptions(view, save, tools), ...again, leaveEmpty(discard)];
}

const leaveEmpty = (discard: () => void): RowOption => ({
  title: 'Leave empty',
  help: 'Forgets what was typed; the other funds can go ahead',
  run: discard,
});

function findingOptions(view: RowView, save: (content: RowView['content']) => void, tools: RowTools): RowOption[] {
  const finding = openFindings(view.row)[0];
  if (!finding) return [];
  const { suggestion, severity } = finding;
  const column = finding.column ?? 'nav';
  const options: RowOption[] = [];
  if (suggestion !== null) {
    options.push({
      title: `Use ${padPrice(suggestion)}`,
      help:
        column === 'nav'
          ? 'Offer and redemption follow from the NAV'
          : `As ${columnLabel(column, view.row).toLowerCase()}`,
      best: true,
      run: () => save(withValue(view, column, padPrice(suggestion))),
    });
  }
  const another = { title: 'Type another value', help: 'Goes to the cell', run: () => tools.focusCell(column) };
  const reason = { title: 'Keep it, with a reason', help: 'The checker sees it first', run: tools.focusNote };
  return severity === 'reason' ? [...options, another, reason] : [...options, another];
}
