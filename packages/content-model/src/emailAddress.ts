import * as v from 'valibot';

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[\\p{L}\\p{M}\\p{N}]+(?:-+[\\p{L}\\p{M}\\p{N}]+)*';
export const emailPattern = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:xn--[a-z\\d-]+|[\\p{L}\\p{M}]{2,})$`,
  'iu',
);

/** Before the @ what every mail server takes; the domain in any script, or as browsers write it in ASCII. */
export const emailAddress = (message: string) => v.regex<string, string>(emailPattern, message);
