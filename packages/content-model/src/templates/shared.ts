import { optional } from '../fields/field.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';

export function steps(label: string) {
  return list({
    label,
    translated: true,
    itemLabel: 'step',
    itemTitle: 'title',
    max: 8,
    of: { title: text({ label: 'Title', max: 120 }), text: textarea({ label: 'Text' }) },
  });
}

export function linkPair(label: string) {
  return {
    label: text({ label: `${label}: words`, max: 60, translated: true }),
    url: link({ label: `${label}: address`, translated: true }),
  };
}

/** What stands beside a text to read: one number with what it says, and a few facts. */
export const besideText = {
  figure: optional(
    text({ label: 'Number beside the text', help: 'Set large, such as 12 or 18:30', max: 12, translated: true }),
  ),
  figureText: optional(text({ label: 'Number beside the text: what it says', max: 160, translated: true })),
  factsTitle: optional(text({ label: 'Facts beside the text: title', max: 60, translated: true })),
  facts: optional(
    list({
      label: 'Facts beside the text',
      translated: true,
      itemLabel: 'fact',
      itemTitle: 'term',
      max: 8,
      of: { term: text({ label: 'Fact', max: 40 }), value: text({ label: 'What stands here', max: 120 }) },
    }),
  ),
};
