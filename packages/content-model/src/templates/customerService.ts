import { decimal } from '../fields/decimal/decimal.ts';
import { email } from '../fields/email/email.ts';
import { optional } from '../fields/field.ts';
import { link } from '../fields/link/link.ts';
import { list } from '../fields/list/list.ts';
import { richText } from '../fields/richText/richText.ts';
import { text } from '../fields/text/text.ts';
import { textarea } from '../fields/textarea/textarea.ts';
import { defineTemplate } from './defineTemplate.ts';
import { linkPair, steps } from './shared.ts';

const regulator = linkPair('Regulator’s complaint system');

export const customerServiceTemplates = {
  contact: defineTemplate({
    label: 'Contact',
    help: 'Offices with a locator sketch, and the contact form.',
    samplePath: '/customer-service/contact-us',
    fields: {
      offices: list({
        label: 'Offices',
        translated: true,
        itemLabel: 'office',
        itemTitle: 'name',
        max: 20,
        of: {
          name: text({ label: 'Name', max: 80 }),
          address: textarea({ label: 'Street address' }),
          phone: optional(text({ label: 'Phone', max: 40 })),
          email: optional(email({ label: 'E-mail' })),
          hours: optional(text({ label: 'Opening hours', max: 120 })),
          latitude: optional(decimal({ label: 'Latitude', help: 'Degrees north, for the locator', scale: 6 })),
          longitude: optional(decimal({ label: 'Longitude', help: 'Degrees east, for the locator', scale: 6 })),
        },
      }),
      formTitle: text({ label: 'Form: title', max: 80, translated: true }),
      next: steps('What happens next'),
    },
  }),

  complaint: defineTemplate({
    label: 'Complaint and feedback',
    help: 'The complaint form with a tracking number, the way to the regulator, and its disclaimer.',
    samplePath: '/customer-service/complaint-and-feedback',
    fields: {
      formTitle: text({ label: 'Form: title', max: 80, translated: true }),
      next: steps('What happens next'),
      regulatorTitle: text({ label: 'Regulator: title', max: 120, translated: true }),
      regulatorWords: regulator.label,
      regulatorUrl: regulator.url,
      // SECP asks companies to show this wording beside its Service Desk Management System (SDMS).
      regulatorDisclaimer: textarea({ label: 'Regulator: disclaimer', max: 1_200, translated: true }),
    },
  }),

  faq: defineTemplate({
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
  }),

  howToInvest: defineTemplate({
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
  }),

  services: defineTemplate({
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
  }),

  requestCall: defineTemplate({
    label: 'Request a call',
    help: 'The call-back form, with what happens next.',
    samplePath: '/customer-service/request-a-call',
    fields: {
      next: steps('What happens next'),
      privacy: textarea({ label: 'Privacy note', help: 'What the particulars are used for', translated: true }),
    },
  }),

  subscribe: defineTemplate({
    label: 'Subscribe',
    help: 'The form for alerts by e-mail, with what happens next.',
    samplePath: '/customer-service/subscribe',
    fields: {
      next: steps('What happens next'),
      privacy: textarea({ label: 'Privacy note', translated: true }),
    },
  }),
};
