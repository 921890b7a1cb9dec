import { optional } from '../fields/field.ts';
import { image } from '../fields/image/image.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';

export const partners = defineTemplate({
  name: 'partners',
  label: 'Partners',
  help: 'The institutions that the funds rely on: what each does, with its mark and website.',
  samplePath: '/about-us/partners',
  fields: {
    partners: list({
      label: 'Partners',
      translated: true,
      itemLabel: 'partner',
      itemTitle: 'name',
      max: 40,
      of: {
        role: text({ label: 'What it does for the funds', max: 80 }),
        name: text({ label: 'Name', max: 120 }),
        text: optional(textarea({ label: 'Text' })),
        image: optional(image({ label: 'Mark' })),
        url: optional(link({ label: 'Website' })),
      },
    }),
  },
});
