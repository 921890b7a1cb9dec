import type { Rule } from '../repo.ts';

const limit = 350;
/** A page of Next names its parts; what they are made of lives beside it. */
const pageLimit = 40;
const limitOf = (file: string) => (file.endsWith('/page.tsx') ? pageLimit : limit);
const source = /\.(tsx?|m?js|css)$/;
// Words and sample content are as long as they are; migrations are history.
const exempt = /\/(seed|migrations|fixtures)\/|\/i18n\/(en|ur)\b/;
const generatedHeader = '// Written by scripts/';

export const fileLength: Rule = (repo) =>
  repo.files
    .filter((file) => source.test(file) && !exempt.test(file))
    .filter((file) => !repo.read(file).startsWith(generatedHeader))
    .map((file) => ({ file, lines: repo.read(file).trimEnd().split('\n').length }))
    .filter(({ file, lines }) => lines > limitOf(file))
    .map(({ file, lines }) => ({
      file,
      message: `has ${lines} lines, the limit is ${limitOf(file)}: split it by purpose`,
    }));
