import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { reply } from '../../workerPool.ts';
import type { AskedPassword, PasswordWeakness } from './assertStrong.ts';

/** 10⁸ guesses: far more than anybody makes at a sign-in that slows them, and slow to try on a stolen argon2id hash. */
const enough = 3;
// Characters beside the owner's own words: fewer are a name with a year.
const besideOwn = 6;
const looked = 100;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

function weaknessOf(match: MatchExtended | undefined): PasswordWeakness {
  if (match?.pattern === 'repeat') return 'repeated';
  if (match?.pattern === 'sequence' || match?.pattern === 'spatial') return 'row';
  if (match?.pattern === 'date' || match?.pattern === 'regex') return 'date';
  if (match?.pattern !== 'dictionary') return 'short';
  return match.dictionaryName === 'userInputs' ? 'own' : 'common';
}

function readWeakness({ password, own }: AskedPassword): PasswordWeakness | 'none' {
  const rest = own.reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
  if (rest.length < besideOwn) return 'own';
  const { score, sequence } = estimator.check(password.slice(0, looked), own);
  if (score >= enough) return 'none';
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  return weaknessOf(longest);
}

process.on('message', (asked: AskedPassword) => {
  reply('reading');
  reply({ result: readWeakness(asked) });
});
