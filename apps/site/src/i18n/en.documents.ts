import { limits } from '@fundfront/content-model/limits';

const length = limits.fingerprintLength;

/** For an island, so without functions: `{…}` is filled in there. */
export const enDocumentCheck = {
  drop: 'Drop the PDF here',
  choose: 'or press to choose it. Up to {size}.',
  local: 'The file stays with you',
  localText: `Your browser works out the fingerprint (SHA-256, ${length} characters), and only that is sent. Nothing is uploaded, and we do not store what you look up.`,
  typed: 'Only a fingerprint at hand?',
  typedLabel: `Fingerprint, ${length} characters`,
  typedHelp: '0 to 9 and a to f',
  typedWrong: `A fingerprint has ${length} characters, 0 to 9 and a to f. This has {count}.`,
  lookUp: 'Look it up',
  working: 'Working out the fingerprint of {name}…',
  lookingUp: 'Looking it up in the register…',
  insecure:
    'This browser works out fingerprints only over a secure connection (https). Work it out with a program, as described below, and type it here instead.',
  ours: 'Yes, we published this',
  oursText: 'Every byte is the same as in our register.',
  state: {
    inForce: 'It is also the version in force.',
    latest: 'It is also the latest of its kind.',
    earlier: 'A later one of its kind has appeared since; this one stays as it is.',
    upcoming: 'It takes effect on {date}.',
    withdrawn: 'We took it off the site on {date}, and nothing took its place. Ask us before you rely on it.',
  },
  replaced: 'Yes, but it has been replaced',
  replacedText: 'We published it on {published}. A newer version has been in its place since {on}.',
  openNewer: 'Open the version in force',
  newer: 'In its place',
  unknown: 'We do not know this file',
  unknownText:
    'It is not, byte for byte, a file that we published. That alone does not make it false: a file that was printed, scanned, saved again or sent through an app that compresses it has another fingerprint.',
  unknownHash: 'No file that we published has this fingerprint. Look for a slip of the pen, or check the file itself.',
  before: 'Before you pay anyone because of it',
  call: 'Request a call',
  find: 'Find the original',
  open: 'Open our copy',
  list: 'See its list',
  document: 'Document',
  fund: 'Fund',
  effective: 'Effective from',
  published: 'Published',
  status: 'Status',
  file: 'Your file',
  fingerprint: 'Fingerprint',
  notPdf: 'This is not a PDF',
  notPdfText:
    '{name} does not begin as a PDF does, whatever its name says. For a form in Word or Excel, work out the fingerprint with a program and type it here.',
  tooLarge: 'This file is too large',
  tooLargeText:
    '{name} has {size}; a browser can work out the fingerprint of up to {limit}. No document of ours is as large.',
  several: 'One file at a time',
  severalText: 'Drop the files one after the other, so that it is clear which answer belongs to which.',
  unreadable: 'The file could not be read',
  unreadableText: 'Your browser could not open {name}. Save it on your device first, then choose it from there.',
  unreachable: 'We could not look it up',
  unreachableText: 'Nothing is wrong with your file. Our register does not answer just now: try again in a minute.',
  tooMany: 'Too many look-ups',
  tooManyText: 'Nothing is wrong with your file. Wait {seconds} s, then try again.',
  again: 'Try again',
  noScript:
    'This check needs JavaScript, because the file must not leave your device. Without it, work out the fingerprint with a program, as described below, and compare it with the one beside the document in our lists.',
  yourself: 'Work out the fingerprint yourself',
  yourselfText: `Every computer can do it without our help. Type the command, a space and the name of the file; compare all ${length} characters with those beside the document in our lists, under “Fingerprint”.`,
  windows: 'Windows (PowerShell)',
  mac: 'macOS (Terminal)',
  linux: 'Linux',
};

export const enDocumentStatus = {
  inForce: 'In force',
  latest: 'Latest',
  /** Still there, as it was. */
  earlier: 'Archived',
  upcoming: 'From {date}',
  replaced: 'Replaced {date}',
  withdrawn: 'Withdrawn {date}',
};
