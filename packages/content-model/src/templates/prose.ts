import { optional } from '../fields/field.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';

export const prose = defineTemplate({
  name: 'prose',
  label: 'Text',
  help: 'A page to read: title, summary and formatted text.',
  samplePath: '/about-us/mission-and-vission',
  fields: {
    callTitle: optional(
      text({
        label: 'Call back: title',
        help: 'With it, the page ends in a call-back band',
        max: 80,
        translated: true,
      }),
    ),
    callLead: optional(textarea({ label: 'Call back: lead', translated: true })),
  },
});
