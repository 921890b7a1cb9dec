import { formNames } from '@fundfront/content-model';
import { sampleAnswers } from '@fundfront/content-model/forms/sampleAnswers';

const id = '0d9f2f5f-8a11-4c55-9a53-6d3f3c5e1b0c';
const recaptcha_token = 'what the captcha gave';

const formExamples = Object.fromEntries(
  formNames.map((name) => [name, { ...sampleAnswers(name, 'en'), recaptcha_token, lang: 'en' }]),
);

/** Bodies by the name of their call: those that programs and the site's forms send. A test holds them to their schemas. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  ...formExamples,
  career: { ...formExamples.career, fileUrl: `/api/forms/uploads/visitor-${id}.pdf` },
  trackComplaint: { trackingNumber: 'CF-2611-0042', email: 'visitor@sample.example', lang: 'en' },
  login: { email: 'editor@sample.example', password: 'correct horse battery staple' },
  forgotPassword: { email: 'editor@sample.example' },
  publishEntry: { version: 3 },
  checkSession: { access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' },
  readNotifications: { ids: [id] },
};
