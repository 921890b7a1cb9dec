import type { Rule } from '../repo.ts';

const limit = 350;
const source = /\.(tsx?|m?js|css)$/;
// Words and sample content are as long as they are; migrations are history.
const exempt = /\/(seed|migrations|fixtures)\/|\/i18n\/(en|ur)\b/;
const generatedHeader = '// Written by scripts/';

export const fileLength: Rule = (repo) =>
  repo.files
    .filter((file) => source.test(file) && !exempt.test(file))
    .filter((file) => !repo.read(file).startsWith(generatedHeader))
    .map((file) => ({ file, lines: repo.read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ file, lines }) => ({ file, message: `has ${lines} lines, the limit is ${limit}: split it by purpose` }));
