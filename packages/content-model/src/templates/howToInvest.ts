import { optional } from '../fields/field.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { richText } from '../fields/richText/richText.ts';
import { text } from '../fields/text/text.ts';
import { defineTemplate } from './defineTemplate.ts';

export const howToInvest = defineTemplate({
  name: 'howToInvest',
  label: 'How to invest',
  help: 'Large numbered steps, each with its text and a way onward.',
  samplePath: '/customer-service/how-to-invest',
  fields: {
    steps: list({
      label: 'Steps',
      translated: true,
      itemLabel: 'step',
      itemTitle: 'title',
      max: 8,
      of: {
        title: text({ label: 'Title', max: 80 }),
        text: richText({ label: 'Text' }),
        linkWords: optional(text({ label: 'Link: words', max: 60 })),
        linkUrl: optional(link({ label: 'Link: address' })),
      },
    }),
  },
});
