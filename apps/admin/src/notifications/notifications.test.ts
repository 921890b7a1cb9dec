import { describe, expect, it } from 'vitest';
import { notificationsOf } from './notifications.ts';

const nothing = { drafts: 0, outdated: 0, undelivered: 0, sampleFunds: 0, failedMails: 0, warnings: [] };

describe('messages of the desk', () => {
  it('say only what waits, the most urgent first', () => {
    const titles = notificationsOf({
      drafts: 7,
      outdated: 1,
      undelivered: 2,
      sampleFunds: 14,
      failedMails: 1,
      warnings: ['captcha-self-hosted', 'mail-to-folder'],
    }).map(({ title }) => title);
    expect(titles).toEqual([
      '2 changes have not reached the public site',
      '1 mail was given up',
      '1 page is behind in Urdu',
      '7 drafts are not published',
      'The site shows 14 sample funds',
      'The forms are guarded by the built-in check alone',
      'Mails are kept in a folder and reach nobody',
    ]);
    expect(notificationsOf(nothing)).toEqual([]);
  });
});
