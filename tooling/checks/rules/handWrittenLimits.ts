import { matchingLines, withoutComments } from '../lines.ts';
import type { Rule } from '../repo.ts';

// A number with its unit inside a text, in either language. Digits come from `limits` as `${…}`.
const spoken = /(['"`>])(?:(?!\1)[^{}$])*\b\d[\d,.]* ?(MB|KB|characters|حروف|ایم بی)(?!\w)/u;

export const handWrittenLimits: Rule = (repo) =>
  repo.files
    .filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/test\//.test(file))
    .flatMap((file) => matchingLines(repo, file, spoken, 'says a limit by hand: take it from limits', withoutComments));
