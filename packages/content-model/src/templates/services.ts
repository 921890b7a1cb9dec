import { list } from '../fields/list/list.ts';
import { richText } from '../fields/richText/richText.ts';
import { text } from '../fields/text/text.ts';
import { defineTemplate } from './defineTemplate.ts';

export const services = defineTemplate({
  name: 'services',
  label: 'Services',
  help: 'What comes with an account; also shown alone under /iframe, for other sites to embed.',
  samplePath: '/customer-service/value-added-services',
  fields: {
    services: list({
      label: 'Services',
      translated: true,
      itemLabel: 'service',
      itemTitle: 'title',
      max: 30,
      of: {
        group: text({ label: 'Group', max: 60 }),
        title: text({ label: 'Title', max: 80 }),
        text: richText({ label: 'Text' }),
      },
    }),
  },
});
