import { defineContentType } from '../defineContentType.ts';
import { number } from '../fields/number/number.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { limits } from '../limits.ts';

/** Answers to visitors by mail. Words in braces are filled from the request that is answered. */
export const replyTemplate = defineContentType({
  name: 'replyTemplate',
  path: 'reply-templates',
  labels: { one: 'Reply template', many: 'Reply templates' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  staffOnly: true,
  fields: {
    title: text({ label: 'Name', max: 80, translated: true }),
    slug: slug({ label: 'Key' }),
    subject: text({ label: 'Subject', max: limits.replySubject, translated: true }),
    body: textarea({
      label: 'Text',
      help: 'Filled by themselves: {name}, {reference}, {received}, {request}, {company}, {sender}',
      max: limits.replyLength,
      translated: true,
    }),
    order: number({ label: 'Order', max: 999 }),
  },
  list: { columns: ['title', 'subject', 'order'], sort: 'order', search: ['title', 'subject'] },
  cacheTags: () => [],
});
