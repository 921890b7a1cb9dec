import * as v from 'valibot';

/** With or without the space in its middle. */
export const totpCode = v.pipe(
  v.string('Enter the six-digit code'),
  v.maxLength(20, 'The code has six digits'),
  v.transform((typed) => typed.replace(/[\s-]/g, '')),
  v.regex(/^[0-9]{6}$/, 'The code has six digits'),
);

/** As copied from paper: groups, case and letters that look like digits do not matter. */
export const recoveryCode = v.pipe(
  v.string('Enter a recovery code'),
  v.maxLength(40, 'A recovery code has sixteen letters and digits'),
  v.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'A recovery code has sixteen letters and digits'),
);

/** Where both are given the code counts, and the recovery code stays valid. */
export const secondFactorEntries = { code: v.optional(totpCode), recoveryCode: v.optional(recoveryCode) };
