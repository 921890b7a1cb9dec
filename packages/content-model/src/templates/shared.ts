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
