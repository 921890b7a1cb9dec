import { expect, it } from 'vitest';
import { launchSteps } from './launchSteps.ts';
import { pendingItemsOf } from './pendingItems.ts';

const nothing = {
  drafts: 0,
  outdated: 0,
  assigned: 0,
  undelivered: 0,
  failedMails: 0,
  failedReleases: 0,
  heldReverts: 0,
  newLeads: null,
  newApplications: 0,
};

it('says only what waits, the most urgent first', () => {
  const waiting = {
    drafts: 7,
    outdated: 1,
    assigned: 3,
    undelivered: 2,
    failedMails: 1,
    failedReleases: 1,
    heldReverts: 2,
    newLeads: 5,
    newApplications: 1,
  };
  expect(pendingItemsOf(waiting).map(({ title }) => title)).toEqual([
    '2 changes have not reached the public site',
    '1 scheduled change failed',
    '2 changes did not go back with a release',
    '1 mail was given up',
    '5 new requests from visitors',
    '1 new job application',
    '3 entries are assigned to you',
    '1 page is behind in Urdu',
    '7 drafts are not published',
  ]);
  expect(pendingItemsOf(nothing)).toEqual([]);
});

it('says what is left to do before launch', () => {
  const left = (steps: ReturnType<typeof launchSteps>) => steps.filter(({ done }) => !done).map(({ title }) => title);
  expect(left(launchSteps({ sampleFunds: 14, warnings: ['captcha-self-hosted', 'mail-to-folder'] }, true))).toEqual([
    'Keys of reCAPTCHA or hCaptcha',
    'A mail server',
    'Own funds and prices',
    'The sample mark taken off',
  ]);
  expect(left(launchSteps({ sampleFunds: 0, warnings: [] }, false))).toEqual([]);
});
