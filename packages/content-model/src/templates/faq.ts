import { list } from '../fields/list/list.ts';
import { richText } from '../fields/richText/richText.ts';
import { text } from '../fields/text/text.ts';
import { defineTemplate } from './defineTemplate.ts';

export const faq = defineTemplate({
  name: 'faq',
  label: 'Questions and answers',
  help: 'Questions by group, each opening its answer.',
  samplePath: '/customer-service/faq',
  fields: {
    questions: list({
      label: 'Questions',
      translated: true,
      itemLabel: 'question',
      itemTitle: 'question',
      of: {
        group: text({ label: 'Group', max: 60 }),
        question: text({ label: 'Question' }),
        answer: richText({ label: 'Answer' }),
      },
    }),
  },
});
