import { withoutComments } from '../lines.ts';
import type { Problem, Rule } from '../repo.ts';

/** docs/architecture.md has the glossary. */
const forbidden = [
  /^(?:\w*(?:[tT]old|[kK]ept|[dD]rawn|[pP]acked|[kK]nock|[tT]win|[qQ]uietly|[iI]nTurns|[mM]ood)(?![a-z])\w*)$/,
  /^(?:words|say|keep|take|place[A-Z]\w*|may|useMay|may[A-Z]\w*|Halt|Loose|stamp|use[A-Z]\w*Captcha|passOn|passToApi|noteCaller|whenUsed|siteNote)$/,
];

const declaration = /\b(?:const|let|function|interface|type|class)\s+(\w+)/g;

function problemsIn(file: string, text: string): Problem[] {
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(declaration)]
        .flatMap(([, name]) => name ?? [])
        .filter((name) => forbidden.some((pattern) => pattern.test(name)))
        .map((name) => ({ file, line: index + 1, message: `${name} is no word of the field` })),
    );
}

export const vocabulary: Rule = (repo) =>
  repo.files
    .filter(
      (file) => /\.(tsx?|m?js)$/.test(file) && !/\/(seed|migrations)\/|\/i18n\/|^tooling\/checks\/test\//.test(file),
    )
    .flatMap((file) => problemsIn(file, repo.read(file)));
