import { defineContentType } from '../defineContentType.ts';
import { checkbox } from '../fields/checkbox/checkbox.ts';
import { email } from '../fields/email/email.ts';
import { optional } from '../fields/field.ts';
import { image } from '../fields/image/image.ts';
import { link } from '../fields/link/link.ts';
import { number } from '../fields/number/number.ts';
import { select } from '../fields/select/select.ts';
import { slug } from '../fields/slug/slug.ts';
import { text } from '../fields/text/text.ts';
import { limits } from '../limits.ts';
import { tags } from '../tags.ts';

/** From 17:00 to 22:55, every five minutes. */
const eveningTimes = Array.from({ length: 72 }, (_, step) => {
  const [hour, minute] = [17 + Math.floor(step / 12), (step % 12) * 5];
  const time = `${hour}:${String(minute).padStart(2, '0')}`;
  return { value: time, label: time };
});

export const settings = defineContentType({
  name: 'settings',
  path: 'settings',
  labels: { one: 'Settings', many: 'Settings' },
  kind: 'singleton',
  locales: ['en', 'ur'],
  policy: 'one-person',
  editPermission: 'settings.edit',
  tree: false,
  routing: 'none',
  staffOnly: true,
  fields: {
    title: text({ label: 'Company name', max: 80, translated: true }),
    slug: slug({ label: 'Key' }),
    tagline: optional(text({ label: 'Line under the name', max: 80, translated: true })),
    email: optional(email({ label: 'E-mail', help: 'Shown where the header has none of its own' })),
    logo: optional(image({ label: 'Logo' })),
    phone: optional(text({ label: 'Fixed phone number', help: 'Hidden when empty', max: 40 })),
    whatsapp: optional(text({ label: 'WhatsApp number', help: 'With country code; hidden when empty', max: 40 })),
    portalUrl: optional(link({ label: 'Investor portal', help: 'Where Login / Register leads, in a new tab' })),
    sampleContent: checkbox({ label: 'Mark the site as sample content', help: 'Shows a line on top of every page' }),
    leadRetentionMonths: optional(
      number({
        label: 'Months that handled requests are kept',
        help: `After it they and their files are removed for good. Empty or 0: ${limits.leadRetentionMonths}`,
        max: limits.retentionMonthsMax,
      }),
    ),
    alertsFrom: optional(
      select({
        label: 'Daily NAV mails go out from',
        help: 'In Karachi, once the prices of the day are announced. Empty: 18:35',
        choices: eveningTimes,
      }),
    ),
    alertsLatest: optional(
      select({
        label: 'They wait for missing prices until',
        help: 'Then they go out and name the funds that are missing. Empty: 19:00',
        choices: eveningTimes,
      }),
    ),
    registration: checkbox({
      label: 'Allow staff to register',
      help: 'A new account stays inactive until an admin approves it',
    }),
  },
  list: { columns: ['title'], sort: 'title', search: ['title'] },
  cacheTags: () => [tags.settings()],
});
