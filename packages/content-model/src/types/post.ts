import { defineContentType } from '../defineContentType.ts';
import { checkbox } from '../fields/checkbox/checkbox.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image/image.ts';
import { keyValues } from '../fields/keyValues/keyValues.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { richText } from '../fields/richText/richText.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { tags } from '../tags.ts';

export const post = defineContentType({
  name: 'post',
  path: 'posts',
  labels: { one: 'Post', many: 'Posts' },
  kind: 'collection',
  locales: ['en', 'ur'],
  policy: 'one-person',
  tree: false,
  routing: 'none',
  fields: {
    title: text({ label: 'Title', translated: true }),
    slug: slug({ label: 'Key' }),
    body: optional(richText({ label: 'Text', translated: true })),
    image: optional(image({ label: 'Picture', translated: true })),
    seo: optional(keyValues({ label: 'Values', translated: true })),
    isActive: checkbox({ label: 'Shown', translated: true, checked: true }),
    children: optional(
      list({
        label: 'Rows',
        translated: true,
        itemLabel: 'row',
        itemTitle: 'title',
        max: 30,
        of: {
          title: text({ label: 'Words' }),
          url: optional(link({ label: 'Address' })),
        },
      }),
    ),
  },
  list: { columns: ['title', 'slug', 'isActive'], sort: 'title', search: ['title', 'body'] },
  cacheTags: ({ locale, group }) => (group === null ? [] : [tags.chrome(locale)]),
});
